import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PICTURE_FILTERS, type LibraryPicture } from '@nexus/domain/contract/media';
import { Segments } from '../../controls/segments';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { PageTitle } from '../../ui/page-title';
import { useToast } from '../../lib/toasts';
import { GalleryAdder } from '../content/inputs/gallery-adder';
import { PictureDialog } from './picture-dialog';
import { PictureGrid } from './picture-grid';
import { useLibrary, useLibraryChange, type PictureFilter } from './use-library';

/** Every picture of the site: found, shown where it is used, replaced, deleted once nothing shows it. */
export function LibraryScreen() {
  const t = useWords('admin', 'panel.media');
  const mayWrite = useMay('manage_content');
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<LibraryPicture>();
  const filter = PICTURE_FILTERS.find((one) => one === search.get('filter')) ?? 'all';
  const q = search.get('q') ?? '';
  const library = useLibrary({ filter, q });
  const set = (name: 'filter' | 'q', value: string) =>
    setSearch(
      (old) => {
        if (value === '' || value === 'all') old.delete(name);
        else old.set(name, value);
        return old;
      },
      { replace: true },
    );
  return (
    <div className="stack screen">
      <div>
        <PageTitle title={t('title')} />
        <p className="small subtle">{t('text')}</p>
      </div>
      <div className="row">
        <SearchField label={t('search')} placeholder={t('searchHint')} value={q} onChange={(text) => set('q', text)} />
        <Segments
          label={t('filter')}
          value={filter}
          onChange={(one) => set('filter', one)}
          options={PICTURE_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
        {mayWrite && filter === 'unused' && <SweepButton />}
      </div>
      {mayWrite && <GalleryAdder onUploaded={() => void queries.invalidateQueries({ queryKey: ['library'] })} />}
      <PictureGrid library={library} none={noneOf(filter, q, t)} onChoose={setChosen} />
      {chosen && <PictureDialog key={chosen.id} picture={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function noneOf(
  filter: PictureFilter,
  q: string,
  t: (key: 'none' | 'noMatch' | 'noneUnused' | 'noneUnnamed') => string,
) {
  if (q !== '') return t('noMatch');
  return { all: t('none'), unused: t('noneUnused'), unnamed: t('noneUnnamed') }[filter];
}

/** Deletes what has been shown nowhere for 30 days. */
function SweepButton() {
  const t = useWords('admin', 'panel.media');
  const language = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const { isBusy, change } = useLibraryChange();
  const sweep = async () => {
    const words = { title: t('sweepAsk'), text: t('sweepText'), confirm: t('sweep'), isDangerous: true };
    if (!(await confirm(words))) return;
    await change(async () => {
      const { count } = await api('POST /api/admin/sweep', { body: {} });
      toast({ title: t('swept', { count, n: formatNumber(count, language) }) });
    }, t('removeFailed'));
  };
  return (
    <Button variant="dangerQuiet" size="small" isBusy={isBusy} onClick={() => void sweep()}>
      {t('sweep')}
    </Button>
  );
}
