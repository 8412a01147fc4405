import type { Language } from '@nexus/domain/bilingual';

/** What has to follow a commit outside Firestore. Each may run more than once and ends in the same state. */
export type SideEffect =
  | { kind: 'claims'; uid: string; claims: Record<string, string | boolean> }
  | { kind: 'endSessions'; uid: string }
  | { kind: 'deleteAccount'; uid: string }
  | { kind: 'deletePicture'; url: string }
  /** `{kind}/{id}`, as in its address. */
  | { kind: 'deleteCards'; card: string }
  /** Seats that are free go to who waits for them. */
  | { kind: 'moveLine'; eventId: string }
  /** What somebody holds at coming events, and with mentors and mentees, who is no member any more. */
  | { kind: 'freeSeats'; memberId: string }
  /** Everybody with a seat is reminded of an event that begins then. */
  | { kind: 'remind'; eventId: string; startsAt: string }
  /** Everybody who came is thanked, with the slides of the event. */
  | { kind: 'thank'; eventId: string; startsAt: string }
  /** Everybody who comes or waits is told of a time or place that changed with this version, at this instant. */
  | { kind: 'tellChange'; eventId: string; version: number; at: string }
  /** Everybody who comes or waits is told that an event is cancelled, or takes place after all: as it stands then. */
  | { kind: 'tellCancellation'; eventId: string }
  /** Moderators are told that somebody asks to join, of those whom they keep waiting for too long, and of the day. */
  | { kind: 'requestCame'; id: string; memberId: string }
  | { kind: 'requestsLate'; ids: readonly string[] }
  | { kind: 'requestsOfDay'; day: string }
  /** An issue of the newsletter goes out. */
  | { kind: 'sendIssue'; issueId: string }
  | { kind: 'forgotPassword'; email: string; language: Language };
