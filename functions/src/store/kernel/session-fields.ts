/**
 * What the document of a member or of somebody of the staff knows of their sessions. Only those that are named in
 * `sessions` (id → when it began) count, here and in `firestore.rules`: a token of any other is worth nothing, however
 * often it is refreshed.
 */
export type SessionFields = {
  sessions?: Record<string, string>;
  /** When all of them were ended last. */
  sessionsEndedAt: string | null;
};

export const NO_SESSIONS: SessionFields = { sessions: {}, sessionsEndedAt: null };
