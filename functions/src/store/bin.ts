import type { Language } from '@nexus/domain/bilingual';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { db } from '../firebase';
import { runQuery, type Data } from './documents';

/** What was deleted in the last 30 days, the newest first. */
export async function listBin(language: Language) {
  const found = await runQuery(db().collection('bin').orderBy('removedAt', 'desc').limit(500));
  return found.flatMap((entry) => {
    const resource = resourceNamed(String(entry['resource']));
    if (!resource) return [];
    const documentId = String(entry['documentId']);
    return [
      {
        id: entry.id,
        resource: resource.name,
        documentId,
        title: titleOf(resource, { id: documentId, ...(entry['document'] as Data) }, language),
        removedAt: String(entry['removedAt']),
        removedBy: String(entry['removedBy']),
      },
    ];
  });
}
