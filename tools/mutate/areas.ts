/** A part of the code that is broken on purpose, and the tests that are asked. */
export interface Area {
  /** Files and folders under the project, without their tests. */
  files: readonly string[];
  /** Files of which only the permission that a row names is changed. */
  rows?: readonly string[];
  /** Files whose functions are called while modules load. */
  atLoad?: readonly string[];
  /** Words in the names of the test files that should notice. */
  tests: readonly string[];
}

/** What can be broken on purpose, by the name that `npm run mutate` takes. */
export const AREAS: Record<string, Area> = {
  membership: {
    files: [
      'domain/src/membership',
      'functions/src/store/membership/membership.ts',
      'functions/src/store/membership/decisions.ts',
      'functions/src/store/membership/member-writes.ts',
      'functions/src/store/membership/members.ts',
      'functions/src/store/membership/confirmations.ts',
      'functions/src/store/membership/leaving.ts',
      'functions/src/api/handlers/members',
      'functions/src/api/handlers/join-requests',
    ],
    tests: [
      'membership',
      'decisions',
      'addresses',
      'mails',
      'completion',
      'queue',
      'workflow',
      'verified',
      'directory',
      'library',
    ],
  },
  permissions: {
    files: [
      'domain/src/permissions.ts',
      'functions/src/api/server.ts',
      'functions/src/api/call-of.ts',
      'functions/src/api/same-origin.ts',
    ],
    rows: ['domain/src/contract'],
    atLoad: ['domain/src/contract/content.ts'],
    tests: ['permissions', 'server', 'same-origin', 'answers', 'audit-of-staff', 'thrift', 'ids', 'matrix'],
  },
  commit: {
    files: [
      'functions/src/store/commit/commit.ts',
      'functions/src/store/kernel/attempt.ts',
      'functions/src/store/commit/audit-area.ts',
    ],
    tests: ['attempt', 'commit', 'decisions', 'membership', 'history', 'content', 'library'],
  },
  attendance: {
    files: ['functions/src/store/events', 'functions/src/api/handlers/events', 'domain/src/events'],
    tests: ['timing', 'attendance', 'waiting-line', 'crowd-at-an-event', 'panel', 'content'],
  },
  'personal-data': {
    files: [
      'functions/src/store/personal-data/about-member.ts',
      'functions/src/store/commit/audit-forgets.ts',
      'functions/src/store/kernel/batches.ts',
      'functions/src/store/personal-data/erasure.ts',
      'functions/src/store/personal-data/erase-rest.ts',
      'functions/src/store/personal-data/personal-data.ts',
      'functions/src/store/personal-data/retention.ts',
      'domain/src/retention-times.ts',
    ],
    tests: ['personal-data', 'addresses', 'retention'],
  },
  'sign-in': {
    files: [
      'functions/src/sign-in',
      'functions/src/store/accounts/sessions.ts',
      'functions/src/store/accounts/second-factor.ts',
      'functions/src/store/accounts/own-second-factor.ts',
      'functions/src/store/accounts/sign-ins.ts',
      'functions/src/store/accounts/staff-session.ts',
      'functions/src/api/handlers/auth',
      'functions/src/api/handlers/staff/second-factor.ts',
      'functions/src/api/password-proof.ts',
      'functions/src/api/authenticate.ts',
    ],
    tests: [
      'sign-in',
      'sessions',
      'staff',
      'second-factor',
      'totp',
      'sealed',
      'statements',
      'fetch',
      'library',
      'wanted',
      'limits',
      'linkedin',
    ],
  },
  mentors: {
    files: [
      'functions/src/store/membership/mentor-ends.ts',
      'functions/src/store/membership/mentor-lists.ts',
      'functions/src/store/membership/mentor-offers.ts',
      'functions/src/store/membership/mentor-records.ts',
      'functions/src/store/membership/mentor-reminders.ts',
      'functions/src/store/membership/mentor-requests.ts',
    ],
    tests: ['mentors'],
  },
  newsletter: {
    files: [
      'functions/src/store/inbox/bounces.ts',
      'functions/src/store/inbox/consents.ts',
      'functions/src/store/inbox/issue-archive.ts',
      'functions/src/store/inbox/issue-begin.ts',
      'functions/src/store/inbox/issue-blocks.ts',
      'functions/src/store/inbox/issue-sending.ts',
      'functions/src/store/inbox/issues.ts',
      'functions/src/store/inbox/subscribers.ts',
    ],
    tests: ['newsletter', 'inbox', 'undelivered'],
  },
};
