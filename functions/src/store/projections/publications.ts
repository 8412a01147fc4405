import { isDeepStrictEqual } from 'node:util';
import { issueArchive } from '@nexus/domain/newsletter/archive';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { changesOf, type Change, type ContentChange } from '../kernel/change';
import { publicPart } from './published-parts';

/** The newsletter's issues, as what is published of anything. */
export const ISSUES = issueArchive as unknown as Resource;

/** Everything that visitors are shown a list of: the content types, and the newsletter's issues. */
export const PUBLICATIONS: readonly Resource[] = [
  ...Object.values(resources as unknown as Record<string, Resource>),
  ISSUES,
];

/** Those of these changes that visitors see of issues: not what becomes of a draft. */
export function archiveChanges(changes: readonly Change[]): ContentChange[] {
  const own = changesOf(changes, (name) => (name === ISSUES.name ? ISSUES : undefined));
  return own.filter(
    ({ id, before, after }) => !isDeepStrictEqual(publicPart(ISSUES, id, before), publicPart(ISSUES, id, after)),
  );
}
