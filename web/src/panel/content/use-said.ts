import { useMemo } from 'react';
import type { ResourceKey } from '@nexus/domain/resources/index';
import { sentenceOf } from '../../lib/api-error';
import { useWords } from '../../lib/words/use-words';
import type en from '../../locales/en/admin-said';
import { useToast } from '../../lib/toasts';

type Word = keyof (typeof en)['hero'];

/** Words that a screen uses instead of those of the content type. */
export interface SaidInstead {
  updated: string;
  updatedText: string;
  failed: string;
  failedText: string;
}

/** Says, in the specified words of a content type, that something was changed, failed or could not be loaded. */
export function useSaid(key: ResourceKey, instead?: SaidInstead) {
  const t = useWords('admin');
  const said = useWords('admin', 'said');
  const toast = useToast();
  return useMemo(() => {
    const word = (what: Word, message = ''): string => {
      const own = `${key}.${what}` as const;
      return said.has(own) ? said(own, { message }) : said(`newsItem.${what}`, { message });
    };
    return {
      loadFailed: word('loadFailed'),
      succeeded: (what: 'created' | 'updated' | 'deleted', undo?: () => void) => {
        const text = what === 'deleted' ? '' : instead?.updatedText || word('updatedText') || t('content.live');
        const action = undo && { label: t('panel.list.undo'), run: undo };
        toast({ title: instead?.updated ?? word(what), ...(text && { text }), ...(action && { action }) });
      },
      failed: (what: 'createFailed' | 'updateFailed' | 'deleteFailed', error: unknown) => {
        const message = sentenceOf(error);
        const title = instead?.failed ?? word(what, message);
        const text = instead?.failedText || word('failedText') || (title.includes(message) ? '' : message);
        toast({ title, isBad: true, ...(text && { text }) });
      },
    };
  }, [t, said, key, toast, instead]);
}
