import { formatNumber } from '../lib/format';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from './button';
import { pageWindow } from './page-window';

/** Previous, up to five page numbers centred on the current one, Next. Not shown for a single page. */
export function Pagination({
  page,
  pageCount,
  onChange,
}: {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}) {
  const t = useWords();
  const language = useLanguage();
  if (pageCount <= 1) return null;
  return (
    <nav className="pages" aria-label={t('pages.label')}>
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('pages.previous')}
      </Button>
      {pageWindow(page, pageCount).map((number) => (
        <Button
          key={number}
          size="small"
          aria-current={number === page ? 'page' : undefined}
          aria-label={t('pages.page', { number: formatNumber(number, language) })}
          onClick={() => onChange(number)}
        >
          {formatNumber(number, language)}
        </Button>
      ))}
      <Button size="small" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        {t('pages.next')}
      </Button>
    </nav>
  );
}
