import { useState } from 'react';
import type { Resource } from '@nexus/domain/resources/resource';
import { formatNumber } from '../../../lib/format';
import { useToast } from '../../../lib/toasts';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { readDocuments, readIds, type Asked } from '../content-api';
import { download, writeCsv } from '../table-files';

/** Saves every document that matches in a file, however many they are. `progress` says how far that is; empty while nothing is saved. */
export function useContentExport(resource: Resource, asked: Asked) {
  const t = useWords('admin', 'panel.list');
  const language = useLanguage();
  const toast = useToast();
  const [progress, setProgress] = useState('');
  const number = (n: number) => formatNumber(n, language);

  const save = async (kind: 'csv' | 'json') => {
    setProgress('…');
    try {
      const ids = await readIds(resource, asked);
      const parts = kind === 'csv' ? [writeCsv(resource, [])] : [];
      for await (const { documents, done } of readDocuments(resource, ids)) {
        setProgress(t('progress', { done: number(done), n: number(ids.length) }));
        if (kind === 'json') parts.push(...documents.map((one) => JSON.stringify(one, null, 2)));
        else if (documents.length > 0) parts.push(writeCsv(resource, documents, { isContinued: true }));
      }
      const text = kind === 'csv' ? parts.join('\r\n') : `[${parts.join(',\n')}]`;
      const type = kind === 'csv' ? 'text/csv' : 'application/json';
      download({ name: `${resource.name}.${kind}`, text, type });
    } catch (error) {
      toast({ title: t('failed'), error });
    } finally {
      setProgress('');
    }
  };
  return { progress, save };
}
