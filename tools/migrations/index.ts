import type { DocumentData } from 'firebase-admin/firestore';
import { areaOf } from '../../functions/src/store/audit-area';

/**
 * A change to documents that older releases wrote. It looks at every document of a collection and answers what is to
 * be written into it, or nothing where it fits already: so it may run again, and go on where it was broken off.
 */
export interface Migration {
  /** Never changed once released; migrations run in the order of this list. */
  id: string;
  what: string;
  collection: string;
  change(document: DocumentData): DocumentData | undefined;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    id: '0001-audit-area',
    what: 'Audit entries say whether they are about content or people, so that editors can read the activity',
    collection: 'audit',
    change: ({ area, paths }) =>
      area === undefined && Array.isArray(paths) ? { area: areaOf(paths as string[]) } : undefined,
  },
];
