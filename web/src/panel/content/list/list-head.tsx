import { Checkbox } from '../../../controls/checkbox';
import { formatNumber } from '../../../lib/format';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';

/** Over the rows: chooses those of the page, or all that match, and says which of how many are shown. */
export function ListHead(props: {
  page: { from: number; total: number; rows: readonly unknown[] };
  chosen: number;
  isAllChosen: boolean;
  onChoose: ((which: 'page' | 'all' | 'none') => void) | undefined;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const { page, chosen, isAllChosen, onChoose } = props;
  const number = (n: number) => formatNumber(n, language);
  const [count, n] = [page.rows.length, number(page.total)];
  const isWhole = count > 0 && chosen === count;
  const range = { from: number(page.from + 1), to: number(page.from + count), n };
  return (
    <div className="row between">
      {onChoose ? (
        <span className="row">
          <Checkbox
            label={t('panel.list.selectAll')}
            isChecked={isWhole || isAllChosen || (chosen > 0 && 'some')}
            onChange={(isChecked) => onChoose(isChecked ? 'page' : 'none')}
          />
          {isWhole && !isAllChosen && page.total > count && (
            <Button size="small" variant="ghost" onClick={() => onChoose('all')}>
              {t('panel.list.selectMatching', { n })}
            </Button>
          )}
        </span>
      ) : (
        <span />
      )}
      <p className="subtle small digits" role="status">
        {page.total > count ? t('content.countOf', range) : t('content.count', { n })}
      </p>
    </div>
  );
}
