import { useDeferredValue, useId, useState } from 'react';
import type { TakenFrom } from '@nexus/domain/fields/field';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf, type Resource } from '@nexus/domain/resources/resource';
import { Dialog } from '../../../controls/dialog';
import { ScrollArea } from '../../../controls/scroll-area';
import { SearchField } from '../../../controls/search-field';
import { EmptyState, ErrorState, Skeletons } from '../../../controls/states';
import { formatNumber } from '../../../lib/format';
import { useToast } from '../../../lib/toasts';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { readOne, type ContentDocument } from '../content-api';
import { textOf } from '../shown-value';
import { useContentList } from '../use-content-list';

/** Takes a group of a list over from what stands elsewhere: a speaker from the experts. It is a copy from then on. */
export function TakeFrom(props: { from: TakenFrom; onTake: (group: Record<string, unknown>) => void }) {
  const t = useWords('admin', 'content');
  const language = useLanguage();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const resource = resourceNamed(props.from.resource);
  if (!resource) return null;
  const words = t('takeFrom', { name: resource.label.many[language] });
  const take = async (id: string) => {
    let document: ContentDocument;
    try {
      document = await readOne(resource, id);
    } catch (error) {
      toast({ title: t('listFailed'), error });
      return;
    }
    setOpen(false);
    const taken = Object.entries(props.from.fields).map(([name, theirs]) => [name, document[theirs]]);
    props.onTake(Object.fromEntries(taken.filter(([, value]) => value !== undefined)) as Record<string, unknown>);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={title}>
        <div className="row between">
          <h2 id={title}>{words}</h2>
          <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        </div>
        <Choice resource={resource} onTake={(id) => void take(id)} />
      </Dialog>
    </>
  );
}

function Choice({ resource, onTake }: { resource: Resource; onTake: (id: string) => void }) {
  const t = useWords('admin', 'content');
  const language = useLanguage();
  const [q, setQ] = useState('');
  const { data, error, refetch } = useContentList(resource, { q: useDeferredValue(q) });
  if (!data)
    return error ? (
      <ErrorState text={t('listFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeletons count={3} height={56} />
    );
  const { rows: shown, total } = data;
  const number = (n: number) => formatNumber(n, language);
  return (
    <div className="stack">
      <SearchField label={t('search')} value={q} onChange={setQ} />
      {shown.length === 0 && <EmptyState text={q === '' ? t('empty.other') : t('noMatch')} />}
      <ScrollArea className="card take-list">
        <ul className="lines">
          {shown.map((one) => {
            const name = titleOf(resource, one, language);
            return (
              <li key={one.id}>
                <button type="button" className="bare person line" onClick={() => onTake(one.id)}>
                  <Avatar name={name} src={String(one['imageUrl'] ?? '')} />
                  <span>
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                    <small>
                      <bdi>{textOf(one['position'], language)}</bdi>
                    </small>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </ScrollArea>
      {total > shown.length && (
        <p className="small muted digits">{t('moreFound', { n: number(shown.length), total: number(total) })}</p>
      )}
    </div>
  );
}
