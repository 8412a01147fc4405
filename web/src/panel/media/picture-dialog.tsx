import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LibraryPicture } from '@nexus/domain/contract/media';
import { recipeClass } from '../../theme/recipe-class';
import { api } from '../../lib/api-client';
import { formatAgo, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { Dialog } from '../../controls/dialog';
import { Picture } from '../../ui/picture';
import { useToast } from '../../lib/toasts';
import { adminPath, CONTENT_SCREENS, resourceOf } from '../content/screens';
import { useUndo } from '../content/use-undo';
import { LibraryPicker } from './library-picker';
import { useLibraryChange } from './use-library';
import { Badge } from '../../controls/badge';

/** One picture of the library: what it is, where it is shown, another in its place, or away with it. */
export function PictureDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const t = useWords('admin', 'panel.media');
  const common = useWords();
  const language = useLanguage();
  const title = useId();
  const mayWrite = useMay('manage_content');
  const [isPicking, setPicking] = useState(false);
  const { isBusy, remove, replace } = usePictureActions(picture, onClose);
  const isUsed = picture.uses.length > 0;
  return (
    <Dialog isOpen onClose={onClose} labelledBy={title} size="wide">
      <div className="stack">
        <div className="row between">
          <h2 id={title}>
            <bdi>{picture.name || t('picture')}</bdi>
          </h2>
          <Button size="small" variant="ghost" onClick={onClose}>
            {common('close')}
          </Button>
        </div>
        <Picture
          className="picture-large"
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="640px"
        />
        <p className="small subtle digits">
          {t('facts', {
            width: formatNumber(picture.width, language),
            height: formatNumber(picture.height, language),
            size: formatNumber(Math.ceil(picture.bytes / 1024), language),
            when: formatAgo(picture.createdAt, language),
          })}
        </p>
        <h3>{isUsed ? t('usedIn') : t('unused')}</h3>
        {isUsed && (
          <ul className="card lines">
            {picture.uses.map((use) => (
              <li key={use.path} className="line">
                <Link className="link line-main" to={editorOf(use.path)}>
                  <bdi>{use.title[language] || use.title.en || use.path}</bdi>
                </Link>
                {use.path.startsWith('bin/') && <Badge>{t('inBin')}</Badge>}
                {use.lacksAlt && <Badge tone="warning">{t('unnamed')}</Badge>}
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <div className="actions">
            <Button variant="dangerQuiet" disabled={isUsed || isBusy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
            <Button disabled={!isUsed} isBusy={isBusy} onClick={() => setPicking(true)}>
              {t('replace')}
            </Button>
          </div>
        )}
        {mayWrite && isUsed && <p className={recipeClass('help')}>{t('removeHelp')}</p>}
        <LibraryPicker
          isOpen={isPicking}
          onClose={() => setPicking(false)}
          onPick={(url) => {
            setPicking(false);
            void replace(url);
          }}
        />
      </div>
    </Dialog>
  );
}

/** The screen where the document at `path` is edited; for what was deleted, the bin. */
function editorOf(path: string): string {
  const [collection = '', id = ''] = path.split('/');
  const screen = CONTENT_SCREENS.find((one) => resourceOf(one).name === collection);
  if (!screen) return '/admin/bin';
  return adminPath(screen, resourceOf(screen).kind === 'singleton' ? undefined : id);
}

function usePictureActions(picture: LibraryPicture, onDone: () => void) {
  const t = useWords('admin', 'panel.media');
  const language = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const undo = useUndo();
  const { isBusy, change } = useLibraryChange();
  return {
    isBusy,
    remove: async () => {
      const words = { title: t('removeAsk'), text: t('removeText'), confirm: t('remove'), isDangerous: true };
      if (!(await confirm(words))) return;
      await change(async () => {
        await api('DELETE /api/admin/media/{id}', { params: { id: picture.id } });
        toast({ title: t('removed') });
        onDone();
      }, t('removeFailed'));
    },
    replace: (url: string) =>
      change(async () => {
        const { entries, count } = await replaceEverywhere(picture.id, url);
        const action = { label: t('undo'), run: () => void undo(entries.toReversed()) };
        toast({ title: t('replaced', { count, n: formatNumber(count, language) }), action });
        onDone();
      }, t('replaceFailed')),
  };
}

/** In steps, each with an entry of the activity by which it is undone. What breaks off goes on when it is asked for again. */
async function replaceEverywhere(id: string, url: string): Promise<{ entries: string[]; count: number }> {
  const entries: string[] = [];
  let count = 0;
  for (;;) {
    const step = await api('POST /api/admin/media/{id}/replace', { params: { id }, body: { url } });
    if (step.count > 0) entries.push(step.entryId);
    count += step.count;
    if (step.left === 0) return { entries, count };
  }
}
