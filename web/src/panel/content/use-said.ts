import { useMemo } from 'react';
import type { ResourceKey } from '@nexus/domain/resources/index';
import { useWords } from '../../lib/words/use-words';
import { useToast } from '../../lib/toasts';
import { saidWords, type Write } from './said-words';

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
    const { word, why, failure } = saidWords(said, key);
    return {
      loadFailed: word('loadFailed'),
      whyNotLoaded: (error: unknown) => why('loadRefused', error),
      whyNotRead: (error: unknown) => why('readRefused', error),
      /** `isShown`: whether visitors get what was saved. `hasNewPicture`: that of the hero was chosen or changed. */
      succeeded: (what: 'created' | 'updated', saved: { isShown: boolean; hasNewPicture: boolean }) => {
        const own = instead?.updatedText || word('updatedText');
        const picture = saved.hasNewPicture ? t('panel.editor.heroImageSaved') : '';
        const text = own || picture || (saved.isShown ? t('content.live') : '');
        toast({ title: instead?.updated ?? word(what), ...(text && { text }) });
      },
      deleted: (undo: () => void) => {
        toast({ title: word('deleted'), action: { label: t('panel.list.undo'), run: undo } });
      },
      failed: (write: Write, error: unknown) => {
        const own = failure(write, error);
        const title = instead?.failed ?? own.title;
        const text = instead?.failedText ?? own.text;
        toast({ title, isBad: true, ...(text && { text }) });
      },
    };
  }, [t, said, key, toast, instead]);
}
