import type { LibraryPicture } from '@nexus/domain/contract/media';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Picture } from '../../ui/picture';
import { EmptyState, Skeletons } from '../../controls/states';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import type { useLibrary } from './use-library';
import { Badge } from '../../controls/badge';

/** Pictures to choose one from, with what to know before one does; more of them on demand. */
export function PictureGrid(props: {
  library: ReturnType<typeof useLibrary>;
  none: string;
  onChoose: (picture: LibraryPicture) => void;
}) {
  const t = useWords('admin', 'panel.media');
  const language = useLanguage();
  const numbered = (count: number) => ({ count, n: formatNumber(count, language) });
  const { data, error, hasNextPage } = props.library;
  const pictures = data?.pages.flatMap((page) => page.pictures);
  if (!pictures)
    return error ? <ListFault of={props.library} failed={t('failed')} /> : <Skeletons count={3} height={160} />;
  return (
    <div className="stack">
      <ListFault of={props.library} failed={t('failed')} />
      {pictures.length === 0 && !hasNextPage && <EmptyState text={props.none} />}
      <ul className="picture-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="card" onClick={() => props.onChoose(picture)}>
              <Picture className="shown" src={picture.url} alt="" width={240} height={160} />
              <span className="said">
                <bdi className="name">{picture.name}</bdi>
                <span className="small subtle">
                  {picture.uses.length === 0 ? t('unused') : t('used', numbered(picture.uses.length))}
                </span>
                {picture.uses.some((use) => use.lacksAlt) && <Badge tone="warning">{t('unnamed')}</Badge>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ShowMore of={props.library} more={t('more')} failed={t('failed')} />
    </div>
  );
}
