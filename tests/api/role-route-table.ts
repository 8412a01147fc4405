/**
 * Who may ask what: written by hand, from the product's roles (visitor, three kinds of member, four of staff), not from
 * the code that decides it. A new route needs a row here: think of who should be refused, and write that.
 */
export const WHO = [
  'visitor',
  'pending',
  'approved',
  'rejected',
  'leaving',
  'viewer',
  'editor',
  'admin',
  'super_admin',
] as const;
export type Who = (typeof WHO)[number];

export interface Row {
  /** As the contract writes it, `GET /api/members/{id}`. A route may have several rows: one's own record, another's. */
  route: string;
  /** Everybody else is refused: 401 without a session, otherwise 403. */
  may: readonly Who[];
  /** What those who may are answered. Writes are asked so that they change nothing: a body that does not parse, no version. */
  answer: number;
  /** Whose or which record stands in the path; see `placeholders` in the test. */
  of?: string;
  body?: unknown;
  /** Where somebody is told 404 instead of 403. */
  refusals?: Partial<Record<Who, 404>>;
}

const EVERYONE: readonly Who[] = WHO;
/** An approved member who asked to leave may do what they could until they are erased, and take it back. */
const APPROVED: readonly Who[] = ['approved', 'leaving'];
const MEMBERS: readonly Who[] = ['pending', 'rejected', ...APPROVED];
const STAFF: readonly Who[] = ['viewer', 'editor', 'admin', 'super_admin'];
const EDITORS: readonly Who[] = ['editor', 'admin', 'super_admin'];
const MODERATORS: readonly Who[] = ['admin', 'super_admin'];
const OWNERS: readonly Who[] = ['super_admin'];

/** For members who may see others, one who is not shown does not exist. */
const UNSEEN: Row['refusals'] = { approved: 404, leaving: 404 };
/** Who may read every member, asked for a member with the id of their own account. */
const NO_MEMBERS: Row['refusals'] = { admin: 404, super_admin: 404 };
const BAD = { noSuchField: true };

const site: Row[] = [
  { route: 'GET /api/health', may: EVERYONE, answer: 200 },
  { route: 'GET /api/client-config', may: EVERYONE, answer: 200 },
  { route: 'GET /api/home', may: EVERYONE, answer: 200 },
  { route: 'POST /api/crashes', may: EVERYONE, answer: 422, body: BAD },
  { route: 'GET /media/{name}', may: EVERYONE, answer: 404, of: 'unknownPicture' },
  { route: 'GET /media/cards/{kind}/{id}', may: EVERYONE, answer: 404, of: 'unknownCard' },
  { route: 'POST /api/submissions', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/newsletter', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/newsletter/confirm', may: EVERYONE, answer: 422, body: BAD },
  { route: 'GET /api/issues', may: EVERYONE, answer: 200 },
  { route: 'GET /api/issues/{id}', of: 'unknown', may: EVERYONE, answer: 404 },
  { route: 'POST /api/address-confirmations', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/newsletter/unsubscribe', may: EVERYONE, answer: 422, body: BAD },
];

const signIn: Row[] = [
  { route: 'GET /api/auth/linkedin/start', may: EVERYONE, answer: 302 },
  { route: 'GET /api/auth/linkedin/callback', may: EVERYONE, answer: 302 },
  { route: 'POST /api/auth/session', may: EVERYONE, answer: 400, body: {} },
  { route: 'POST /api/auth/staff/session', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/auth/staff/forgot', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/auth/staff/password', may: EVERYONE, answer: 422, body: BAD },
  { route: 'POST /api/draft-key', may: [...MEMBERS, ...STAFF], answer: 422, body: BAD },
  { route: 'POST /api/auth/sign-out', may: [...MEMBERS, ...STAFF], answer: 422, body: BAD },
  { route: 'GET /api/auth/sign-ins', may: [...MEMBERS, ...STAFF], answer: 200 },
  { route: 'POST /api/auth/sign-ins/{id}/end', of: 'unknown', may: [...MEMBERS, ...STAFF], answer: 422, body: BAD },
  { route: 'POST /api/auth/sign-ins/end-others', may: [...MEMBERS, ...STAFF], answer: 422, body: BAD },
];

const membership: Row[] = [
  { route: 'GET /api/members', may: [...APPROVED, ...MODERATORS], answer: 200 },
  { route: 'POST /api/members', may: MEMBERS, answer: 422, body: BAD },
  { route: 'GET /api/members/{id}', of: 'own', may: MEMBERS, answer: 200, refusals: NO_MEMBERS },
  { route: 'GET /api/members/{id}', of: 'approvedOther', may: [...APPROVED, ...MODERATORS], answer: 200 },
  { route: 'GET /api/members/{id}', of: 'pendingOther', may: MODERATORS, answer: 200, refusals: UNSEEN },
  { route: 'GET /api/members/{id}', of: 'leavingOther', may: MODERATORS, answer: 200, refusals: UNSEEN },
  { route: 'PUT /api/members/{id}', of: 'own', may: MEMBERS, answer: 422, body: { bio: 7 } },
  { route: 'PUT /api/members/{id}', of: 'approvedOther', may: MODERATORS, answer: 200, body: { isVerified: false } },
  { route: 'PUT /api/members/{id}', of: 'approvedOther', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/members/{id}/data', of: 'own', may: MEMBERS, answer: 200 },
  { route: 'GET /api/members/{id}/data', of: 'approvedOther', may: [], answer: 200 },
  { route: 'POST /api/members/{id}/linkedin-picture', of: 'own', may: MEMBERS, answer: 422, body: BAD },
  { route: 'POST /api/members/{id}/linkedin-picture', of: 'approvedOther', may: [], answer: 422, body: {} },
  { route: 'POST /api/members/{id}/address-confirmation', of: 'own', may: MEMBERS, answer: 422, body: BAD },
  { route: 'POST /api/members/{id}/address-confirmation', of: 'approvedOther', may: [], answer: 422, body: {} },
  { route: 'DELETE /api/members/{id}/address-confirmation', of: 'own', may: MEMBERS, answer: 409 },
  { route: 'DELETE /api/members/{id}/address-confirmation', of: 'approvedOther', may: [], answer: 409 },
  { route: 'DELETE /api/members/{id}/wanted', of: 'own', may: MEMBERS, answer: 200 },
  { route: 'DELETE /api/members/{id}/wanted', of: 'approvedOther', may: [], answer: 200 },
  { route: 'POST /api/members/{id}/leave', of: 'own', may: MEMBERS, answer: 422, body: BAD },
  { route: 'POST /api/members/{id}/leave', of: 'approvedOther', may: [], answer: 422, body: {} },
  { route: 'POST /api/join-requests', may: MEMBERS, answer: 422, body: BAD },
  { route: 'GET /api/join-requests', may: MODERATORS, answer: 200 },
  { route: 'GET /api/admin/queue', may: MODERATORS, answer: 200 },
  { route: 'PUT /api/join-requests/{id}', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/cases/{id}', of: 'pendingOther', may: MODERATORS, answer: 200 },
  { route: 'GET /api/admin/cases/{id}', of: 'own', may: MODERATORS, answer: 404 },
  { route: 'POST /api/admin/cases/{id}/notes', of: 'pendingOther', may: MODERATORS, answer: 422, body: BAD },
  { route: 'POST /api/join-requests/{id}/questions', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'POST /api/members/{id}/answers', of: 'own', may: MEMBERS, answer: 422, body: BAD },
  {
    route: 'POST /api/members/{id}/answers',
    of: 'approvedOther',
    may: [],
    answer: 422,
    body: { questionId: 'x', text: 'y' },
  },
  { route: 'POST /api/upload', may: [...MEMBERS, ...EDITORS], answer: 415, body: BAD },
];

const events: Row[] = [
  { route: 'GET /api/events/{id}/for-members', of: 'events', may: APPROVED, answer: 200 },
  { route: 'POST /api/events/{id}/applications', of: 'events', may: APPROVED, answer: 422, body: BAD },
  { route: 'DELETE /api/events/{id}/applications/{memberId}', of: 'ownApplication', may: MEMBERS, answer: 404 },
  { route: 'DELETE /api/events/{id}/applications/{memberId}', of: 'application', may: [], answer: 404 },
  { route: 'GET /api/members/{id}/events', of: 'own', may: MEMBERS, answer: 200 },
  { route: 'GET /api/members/{id}/events', of: 'approvedOther', may: [], answer: 200 },
  { route: 'GET /api/calendars/{file}', of: 'calendar', may: EVERYONE, answer: 200 },
  { route: 'GET /api/calendars/events/{id}/{file}', of: 'unknownCalendar', may: EVERYONE, answer: 404 },
  { route: 'GET /api/calendars/members/{id}/{key}/{file}', of: 'wrongKey', may: EVERYONE, answer: 404 },
  { route: 'GET /api/members/{id}/calendar', of: 'own', may: MEMBERS, answer: 200 },
  { route: 'GET /api/members/{id}/calendar', of: 'approvedOther', may: [], answer: 200 },
  { route: 'POST /api/members/{id}/calendar', of: 'own', may: MEMBERS, answer: 422, body: BAD },
  { route: 'POST /api/members/{id}/calendar', of: 'approvedOther', may: [], answer: 422, body: {} },
  { route: 'DELETE /api/members/{id}/calendar', of: 'own', may: MEMBERS, answer: 204 },
  { route: 'DELETE /api/members/{id}/calendar', of: 'approvedOther', may: [], answer: 204 },
  { route: 'PUT /api/members/{id}/mails/{kind}', of: 'ownMails', may: MEMBERS, answer: 422, body: BAD },
  { route: 'PUT /api/members/{id}/mails/{kind}', of: 'otherMails', may: [], answer: 422, body: { isOn: true } },
  { route: 'POST /api/mails/{id}/{kind}/{key}', of: 'wrongMailKey', may: EVERYONE, answer: 404 },
  { route: 'GET /api/mails/{id}/{kind}/{key}', of: 'wrongMailKey', may: EVERYONE, answer: 302 },
  { route: 'GET /api/events/{id}/cancellation', of: 'events', may: EDITORS, answer: 200 },
  { route: 'POST /api/members/{id}/messages', of: 'approvedOther', may: APPROVED, answer: 422, body: BAD },
  { route: 'GET /api/mentors', may: APPROVED, answer: 200 },
  { route: 'GET /api/mentoring', may: APPROVED, answer: 200 },
  { route: 'PUT /api/mentoring', may: APPROVED, answer: 422, body: BAD },
  { route: 'POST /api/mentors/{id}/requests', of: 'approvedOther', may: APPROVED, answer: 422, body: BAD },
  { route: 'GET /api/mentorships', may: APPROVED, answer: 200 },
  { route: 'PUT /api/mentorships/{id}', of: 'unknown', may: APPROVED, answer: 422, body: BAD },
  { route: 'GET /api/messages/{id}', of: 'unknown', may: APPROVED, answer: 404 },
  { route: 'POST /api/messages/{id}/answer', of: 'unknown', may: APPROVED, answer: 422, body: BAD },
  { route: 'POST /api/messages/{id}/report', of: 'unknown', may: APPROVED, answer: 422, body: BAD },
  { route: 'GET /api/members/{id}/blocks', of: 'own', may: MEMBERS, answer: 200 },
  { route: 'GET /api/members/{id}/blocks', of: 'approvedOther', may: [], answer: 200 },
  { route: 'PUT /api/members/{id}/blocks/{other}', of: 'ownBlock', may: MEMBERS, answer: 422, body: BAD },
  { route: 'PUT /api/members/{id}/blocks/{other}', of: 'othersBlock', may: [], answer: 422, body: {} },
  { route: 'DELETE /api/members/{id}/blocks/{other}', of: 'ownBlock', may: MEMBERS, answer: 204 },
  { route: 'DELETE /api/members/{id}/blocks/{other}', of: 'othersBlock', may: [], answer: 204 },
  { route: 'GET /api/reports', may: MODERATORS, answer: 200 },
  { route: 'PUT /api/reports/{id}', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/events/{id}/applications', of: 'events', may: MODERATORS, answer: 200 },
  {
    route: 'PUT /api/events/{id}/applications/{memberId}',
    of: 'application',
    may: MODERATORS,
    answer: 422,
    body: BAD,
  },
];

const admin: Row[] = [
  { route: 'GET /api/admin/me', may: STAFF, answer: 200 },
  { route: 'GET /api/admin/me/second-factor', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/me/second-factor', may: STAFF, answer: 422, body: BAD },
  { route: 'POST /api/admin/me/second-factor/confirm', may: STAFF, answer: 422, body: BAD },
  { route: 'POST /api/admin/me/second-factor/recovery-codes', may: STAFF, answer: 422, body: BAD },
  { route: 'POST /api/admin/me/second-factor/remove', may: STAFF, answer: 422, body: BAD },
  { route: 'PUT /api/admin/me/request-mails', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/dashboard', may: STAFF, answer: 200 },
  { route: 'GET /api/admin/activity', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/activity/{id}/undo', of: 'unknown', may: EDITORS, answer: 404, body: {} },
  { route: 'POST /api/admin/restore/{resource}/{id}', of: 'unknownNews', may: EDITORS, answer: 422, body: BAD },
  { route: 'PUT /api/admin/presence/{resource}/{id}', of: 'unknownNews', may: EDITORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/bin', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/bin/{id}/restore', of: 'unknown', may: EDITORS, answer: 404, body: {} },
  { route: 'GET /api/admin/schedule', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/schedule', may: EDITORS, answer: 422, body: BAD },
  { route: 'DELETE /api/admin/schedule/{id}', of: 'unknown', may: EDITORS, answer: 404 },
  { route: 'PUT /api/admin/order/{resource}', of: 'newsResource', may: EDITORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/content-ids/{resource}', of: 'newsResource', may: STAFF, answer: 200 },
  // Whoever does not say which documents they want gets none.
  { route: 'GET /api/admin/documents/{resource}', of: 'newsResource', may: STAFF, answer: 422 },
  { route: 'GET /api/admin/bulk-jobs', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/bulk-jobs/{id}/continue', of: 'unknown', may: EDITORS, answer: 404, body: {} },
  { route: 'DELETE /api/admin/bulk-jobs/{id}', of: 'unknown', may: EDITORS, answer: 204 },
  { route: 'POST /api/admin/bulk/{resource}', of: 'newsResource', may: EDITORS, answer: 422, body: BAD },
  { route: 'POST /api/admin/import/{resource}', of: 'newsResource', may: EDITORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/media', may: STAFF, answer: 200 },
  { route: 'DELETE /api/admin/media/{id}', of: 'unknownMedia', may: EDITORS, answer: 404 },
  { route: 'POST /api/admin/media/{id}/replace', of: 'unknownMedia', may: EDITORS, answer: 422, body: BAD },
  { route: 'POST /api/admin/sweep', may: EDITORS, answer: 422, body: BAD },
  // Submissions, subscribers, applications and accounts are people's data.
  { route: 'GET /api/submissions', may: MODERATORS, answer: 200 },
  { route: 'PUT /api/submissions/{id}', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'POST /api/submissions/{id}/reply', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'POST /api/submissions/{id}/invite', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/waiting', may: MODERATORS, answer: 200 },
  { route: 'GET /api/admin/newsletter', may: MODERATORS, answer: 200 },
  // Who writes the newsletter need not be who may see people; sending it reaches all of them.
  { route: 'GET /api/admin/issues', may: STAFF, answer: 200 },
  { route: 'POST /api/admin/issues', may: EDITORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/issues/{id}', of: 'unknown', may: STAFF, answer: 404 },
  { route: 'PUT /api/admin/issues/{id}', of: 'unknown', may: EDITORS, answer: 422, body: BAD },
  { route: 'DELETE /api/admin/issues/{id}', of: 'unknown', may: EDITORS, answer: 428 },
  { route: 'GET /api/admin/issues/{id}/mail', of: 'unknown', may: STAFF, answer: 404 },
  { route: 'POST /api/admin/issues/{id}/test', of: 'unknown', may: EDITORS, answer: 422, body: BAD },
  { route: 'POST /api/admin/issues/{id}/send', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'POST /api/admin/issues/{id}/stop', of: 'unknown', may: MODERATORS, answer: 422, body: BAD },
  { route: 'GET /api/admin/readers', may: MODERATORS, answer: 200 },
  { route: 'GET /api/admin/undelivered/{of}', of: 'failedMails', may: MODERATORS, answer: 200 },
  { route: 'POST /api/admin/undelivered/{of}/{id}', of: 'noFailedMail', may: MODERATORS, answer: 422, body: BAD },
  { route: 'DELETE /api/admin/undelivered/{of}/{id}', of: 'noFailedMail', may: MODERATORS, answer: 404 },
  { route: 'GET /api/admin/users', may: OWNERS, answer: 200 },
  { route: 'POST /api/admin/users', may: OWNERS, answer: 422, body: BAD },
  { route: 'POST /api/admin/users/{id}/invite', of: 'unknown', may: OWNERS, answer: 422, body: BAD },
  { route: 'PUT /api/admin/users/{id}', of: 'unknown', may: OWNERS, answer: 422, body: BAD },
  { route: 'POST /api/admin/users/{id}/second-factor/reset', of: 'unknown', may: OWNERS, answer: 422, body: BAD },
  { route: 'POST /api/admin/users/{id}/end-sessions', of: 'unknown', may: OWNERS, answer: 422, body: BAD },
];

/** Of which there is one. Everybody reads what is published; the panel's settings are for those who may change them. */
const SINGLETONS = ['hero', 'about', 'statistics', 'settings'];
export const COLLECTIONS = [
  'events',
  'partners',
  'experts',
  'success-stories',
  'programs',
  'initiatives',
  'news',
  'sdgs',
  'pages',
  'mission-vision',
];

const content: Row[] = [
  ...SINGLETONS.flatMap((name): Row[] => [
    { route: `GET /api/${name}`, may: EVERYONE, answer: 200 },
    { route: `PUT /api/${name}`, may: EDITORS, answer: 428, body: BAD },
    { route: `GET /api/admin/content/${name}`, may: name === 'settings' ? EDITORS : STAFF, answer: 200 },
  ]),
  ...COLLECTIONS.flatMap((name): Row[] => [
    { route: `GET /api/${name}`, may: EVERYONE, answer: 200 },
    { route: `GET /api/${name}/{id}`, of: name, may: EVERYONE, answer: 200 },
    { route: `POST /api/${name}`, may: EDITORS, answer: 422, body: BAD },
    { route: `PUT /api/${name}/{id}`, of: name, may: EDITORS, answer: 428, body: BAD },
    { route: `DELETE /api/${name}/{id}`, of: name, may: EDITORS, answer: 428 },
    { route: `GET /api/admin/content/${name}`, may: STAFF, answer: 200 },
    { route: `GET /api/admin/content/${name}/{id}`, of: name, may: STAFF, answer: 200 },
  ]),
  { route: 'GET /api/partners/active', may: EVERYONE, answer: 200 },
  { route: 'POST /api/mission-vision/{id}/activate', of: 'unknown', may: EDITORS, answer: 422, body: BAD },
];

export const TABLE: readonly Row[] = [...site, ...signIn, ...membership, ...events, ...admin, ...content];
