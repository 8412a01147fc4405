import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { basenameOf } from '../lib/language';
import { useConfirm } from './confirm';
import type { Language } from '@nexus/domain/bilingual';

/** Asks before a link or closing the tab leaves unsaved changes behind. */
export function useUnsavedGuard(hasChanges: boolean, question: string, leave: string): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!hasChanges) return undefined;
    const basename = basenameOf(i18n.language as Language);
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      const href = link?.getAttribute('href') ?? '';
      if (
        !href.startsWith('/') ||
        href.startsWith('/api') ||
        event.ctrlKey ||
        event.metaKey ||
        link?.hasAttribute('hreflang')
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      void confirm({ title: leave, text: question, confirm: leave, isDangerous: true }).then((answer) => {
        if (answer) void navigate(href.slice(basename.length) || '/');
      });
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [hasChanges, question, leave, confirm, navigate, i18n.language]);
}
