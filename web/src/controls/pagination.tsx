import { Pagination as ChakraPagination } from '@chakra-ui/react/pagination';
import { formatNumber } from '../lib/format';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { pageWindow } from './page-window';

/** Previous, up to five page numbers centred on the current one, Next. Not shown for a single page. */
export function Pagination(props: { page: number; pageCount: number; onChange: (page: number) => void }) {
  const t = useWords();
  const language = useLanguage();
  const { page, pageCount } = props;
  if (pageCount <= 1) return null;
  const numberOf = (number: number) => formatNumber(number, language);
  return (
    <ChakraPagination.Root
      count={pageCount}
      pageSize={1}
      page={page}
      onPageChange={(chosen) => props.onChange(chosen.page)}
      translations={{
        rootLabel: t('pages.label'),
        prevTriggerLabel: t('pages.previous'),
        nextTriggerLabel: t('pages.next'),
        itemLabel: (item) => t('pages.page', { number: numberOf(item.page) }),
      }}
    >
      <ChakraPagination.PrevTrigger asChild>
        <Button size="small">{t('pages.previous')}</Button>
      </ChakraPagination.PrevTrigger>
      {pageWindow(page, pageCount).map((number) => (
        <ChakraPagination.Item key={number} type="page" value={number} asChild>
          <Button size="small">{numberOf(number)}</Button>
        </ChakraPagination.Item>
      ))}
      <ChakraPagination.NextTrigger asChild>
        <Button size="small">{t('pages.next')}</Button>
      </ChakraPagination.NextTrigger>
    </ChakraPagination.Root>
  );
}
