import { resourceNamed } from '@nexus/domain/resources/index';

export type Area = 'content' | 'newsletter' | 'people';

/** What all staff may see. */
export const FOR_ALL_STAFF: readonly Area[] = ['content', 'newsletter'];

/** What an audit entry is about: content alone, issues of the newsletter alone, or people. */
export function areaOf(paths: readonly string[]): Area {
  const isContent = (path: string) => {
    const collection = path.split('/')[0] ?? '';
    return ['bin', 'bulk', 'schedule', 'pictures'].includes(collection) || resourceNamed(collection) !== undefined;
  };
  if (paths.length > 0 && paths.every((path) => /^issues\/[^/]+$/.test(path))) return 'newsletter';
  return paths.every((path) => isContent(path) && path.split('/').length === 2) ? 'content' : 'people';
}
