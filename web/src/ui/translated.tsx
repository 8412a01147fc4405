import { useWords } from '../lib/words/use-words';
import { tagClass } from './tag';

/** A mark on what is shown, wholly or partly, in the other language because this one has no text for it yet. */
export function Translated({ of }: { of: { fallbacks?: string[] } | null | undefined }) {
  const t = useWords('site');
  if (!of?.fallbacks || of.fallbacks.length === 0) return null;
  return (
    <span>
      <span className={tagClass()}>{t('translated')}</span>
    </span>
  );
}
