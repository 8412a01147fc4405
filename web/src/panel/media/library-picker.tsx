import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchField } from '../../controls/search-field';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { GalleryAdder } from '../content/inputs/gallery-adder';
import { PictureGrid } from './picture-grid';
import { useLibrary } from './use-library';

/** Chooses a picture that was uploaded before, or uploads one here. */
export function LibraryPicker(props: { isOpen: boolean; onClose: () => void; onPick: (url: string) => void }) {
  const t = useWords('admin', 'panel.media');
  const common = useWords();
  const title = useId();
  // Outside the form that it was opened from, which Enter in the search would send.
  return createPortal(
    <Dialog isOpen={props.isOpen} onClose={props.onClose} labelledBy={title} size="wide">
      <div className="stack">
        <div className="row between">
          <h2 id={title}>{t('pick')}</h2>
          <Button size="small" variant="ghost" onClick={props.onClose}>
            {common('close')}
          </Button>
        </div>
        <Choice onPick={props.onPick} />
      </div>
    </Dialog>,
    document.body,
  );
}

function Choice({ onPick }: { onPick: (url: string) => void }) {
  const t = useWords('admin', 'panel.media');
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const library = useLibrary({ filter: 'all', q });
  return (
    <>
      <SearchField label={t('search')} placeholder={t('searchHint')} value={q} onChange={setQ} />
      <GalleryAdder onUploaded={() => void queries.invalidateQueries({ queryKey: ['library'] })} />
      <PictureGrid library={library} none={q === '' ? t('none') : t('noMatch')} onChoose={({ url }) => onPick(url)} />
    </>
  );
}
