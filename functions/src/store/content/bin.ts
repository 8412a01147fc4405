import type { Language } from '@nexus/domain/bilingual';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import type { Binned } from './content';
import { runQuery } from '../kernel/documents';

/** What was deleted in the last 30 days, the newest first. */
export async function listBin(language: Language) {
  const found = await runQuery<Binned>(db().collection('bin').orderBy('removedAt', 'desc').limit(500));
  return found.flatMap(({ document, ...entry }) => {
    const resource = resourceNamed(entry.resource);
    if (!resource) return [];
    return [{ ...entry, title: titleOf(resource, { id: entry.documentId, ...document }, language) }];
  });
}
