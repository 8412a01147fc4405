import type { DocumentData } from 'firebase-admin/firestore';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { answerBy } from '@nexus/domain/membership/request-clock';
import { areaOf } from '../../functions/src/store/commit/audit-area';
import { rebuildContentLists, rebuildWholeRoster, republish } from '../operate/rebuild';
import { claimWhatIsThere } from './claims';
import { noteEndedAccess } from './ended-access';
import { noteWhenAsked } from './when-asked';

/**
 * A change to documents that older releases wrote. It looks at every document of a collection and answers what is to
 * be written into it, or nothing where it fits already: so it may run again, and go on where it was broken off.
 */
export interface Migration {
  /** Never changed once released; migrations run in the order of this list. */
  id: string;
  what: string;
  collection: string;
  /** The collections of that name below other documents, wherever they are. */
  isGroup?: true;
  change(document: DocumentData): DocumentData | undefined;
  /** What has to follow when all documents are as they should be; it may run again. */
  afterwards?: () => Promise<void>;
}

/** Every migration there was, in the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: '0001-audit-area',
    what: 'Audit entries say whether they are about content or people, so that editors can read the activity',
    collection: 'audit',
    change: ({ area, paths }) =>
      area === undefined && Array.isArray(paths) ? { area: areaOf(paths as string[]) } : undefined,
  },
  {
    id: '0002-verified-addresses',
    what: 'Accounts say which address is verified: the one that LinkedIn vouched for; any other has to be confirmed',
    collection: 'private',
    isGroup: true,
    change: ({ verified, linkedinEmail }) => {
      if (verified !== undefined) return undefined;
      const address = addressKey(String(linkedinEmail ?? ''));
      return { verified: address === '' ? [] : [{ address, by: 'linkedin', at: '' }], confirmation: null };
    },
    afterwards: rebuildWholeRoster,
  },
  {
    id: '0003-submission-addresses',
    what: 'Applications are found by their address, however it was typed',
    collection: 'submissions',
    change: ({ address, data }) =>
      address === undefined
        ? { address: addressKey(String((data as DocumentData | undefined)?.['email'] ?? '')) }
        : undefined,
  },
  {
    id: '0004-mail-addresses',
    what: 'Mails are found by their address, however it was typed',
    collection: 'mail',
    change: ({ address, to }) => (address === undefined ? { address: addressKey(String(to ?? '')) } : undefined),
  },
  {
    id: '0005-published-in-parts',
    what: 'What is published is cut into blocks and details; every slug and the active entry have a document that holds them',
    collection: 'published',
    change: () => undefined,
    afterwards: async () => {
      await claimWhatIsThere();
      await republish();
    },
  },
  {
    id: '0006-specified-fields',
    what: 'What is published says when it was made and changed; programs and initiatives have their band and colour in lists, programs their picture',
    collection: 'published',
    change: () => undefined,
    afterwards: republish,
  },
  {
    id: '0007-queue-in-pages',
    what: 'Members say when they asked to join, and imported requests are found by their address, so that the queue comes in pages',
    collection: 'joinRequests',
    change: ({ address, data }) => {
      const { memberId, email } = (data ?? {}) as { memberId?: string; email?: string };
      return address === undefined && !memberId ? { address: addressKey(email ?? '') } : undefined;
    },
    afterwards: async () => {
      await noteWhenAsked();
      await rebuildWholeRoster();
    },
  },
  {
    id: '0008-ended-access',
    what: 'Members whose access was ended before that was noted keep when they were let in, and give their seats back',
    collection: 'members',
    change: () => undefined,
    afterwards: async () => {
      await noteEndedAccess();
      await rebuildWholeRoster();
    },
  },
  {
    id: '0009-panel-lists',
    what: 'The panel reads its lists from blocks of what they show, not from the documents',
    collection: 'contentLists',
    change: () => undefined,
    afterwards: rebuildContentLists,
  },
  {
    id: '0010-late-requests',
    what: 'Open requests say when the team is to be reminded of them; what is late already is told in the next minutes',
    collection: 'joinRequests',
    change: ({ status, remindAt, submittedAt, data }) => {
      const { memberId } = (data ?? {}) as { memberId?: string };
      if (status !== 'new' || remindAt !== undefined || !memberId) return undefined;
      return { remindAt: answerBy(String(submittedAt)) };
    },
  },
  {
    id: '0011-badges',
    what: 'The directory knows what is confirmed about each member, so that it can be searched by it',
    collection: 'roster',
    change: () => undefined,
    afterwards: rebuildWholeRoster,
  },
  {
    id: '0012-issue-archive',
    what: 'Issues of the newsletter that went out are published as all that visitors are shown',
    collection: 'issues',
    change: () => undefined,
    afterwards: republish,
  },
  {
    id: '0013-issues-in-activity',
    what: 'Audit entries about issues of the newsletter alone are no longer counted as about people, so that editors read them',
    collection: 'audit',
    change: ({ area, paths }) =>
      area === 'people' && Array.isArray(paths) && areaOf(paths as string[]) === 'newsletter'
        ? { area: 'newsletter' }
        : undefined,
  },
];
