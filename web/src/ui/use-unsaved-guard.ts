import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefixOf } from '@nexus/domain/pages/in-language';
import { isLeavingOnPurpose } from '../lib/start-over';
import { useLanguage } from '../lib/words/use-words';
import { useConfirm } from '../lib/confirm';
import { guardHistory } from './guard-history';

const guards = new Set<() => Promise<boolean>>();

/** Asks where something is unsaved, for ways out that are no links: tabs, dialogs. @returns whether to go on */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}

/** Asks before a link, the browser's Back or closing the tab leaves unsaved changes behind. */
export function useUnsavedGuard(hasChanges: boolean, question: string, leave: string): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    if (!hasChanges) return undefined;
    const basename = prefixOf(language);
    const ask = async () =>
      (await confirm({ title: leave, text: question, confirm: leave, isDangerous: true })) !== null;
    const endHistory = guardHistory(ask);
    guards.add(ask);
    const beforeUnload = (event: BeforeUnloadEvent) => !isLeavingOnPurpose() && event.preventDefault();
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
      void ask().then((answer) => {
        if (answer) void navigate(href.slice(basename.length) || '/');
      });
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      guards.delete(ask);
      endHistory();
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [hasChanges, question, leave, confirm, navigate, language]);
}
