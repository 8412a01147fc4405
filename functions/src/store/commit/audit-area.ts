import { resourceNamed } from '@nexus/domain/resources/index';

export type Area = 'content' | 'people';

/** What an audit entry is about: content alone, which all staff may see, or people. */
export function areaOf(paths: readonly string[]): Area {
  const isContent = (path: string) => {
    const collection = path.split('/')[0] ?? '';
    return ['bin', 'bulk', 'schedule', 'pictures'].includes(collection) || resourceNamed(collection) !== undefined;
  };
  return paths.every((path) => isContent(path) && path.split('/').length === 2) ? 'content' : 'people';
}
