import { paths } from '../../lib/paths';

/** The chapters of the guide, in their order, with the screens that each is about; whatever is no other’s is content. */
export const CHAPTERS = {
  start: [paths.admin],
  members: [paths.membersManager],
  content: ['/admin/pages'],
  events: ['/admin/events'],
  pictures: ['/admin/media'],
  submissions: ['/admin/submissions'],
  newsletter: ['/admin/issues', '/admin/newsletter'],
  reports: ['/admin/reports'],
  undelivered: ['/admin/undelivered'],
  history: ['/admin/activity', '/admin/bin'],
  impact: ['/admin/impact', '/admin/statistics', '/admin/success-stories'],
  users: ['/admin/users'],
  account: [paths.adminAccount],
} as const;
export type Chapter = keyof typeof CHAPTERS;

/** The chapter about the screen at this path, without a language. */
export function chapterOf(path: string): Chapter {
  if (path === paths.admin) return 'start';
  const own = Object.entries(CHAPTERS).find(
    ([chapter, screens]) => chapter !== 'start' && screens.some((screen) => isIn(path, screen)),
  );
  return (own?.[0] as Chapter | undefined) ?? 'content';
}

function isIn(path: string, screen: string): boolean {
  return path === screen || path.startsWith(`${screen}/`);
}
