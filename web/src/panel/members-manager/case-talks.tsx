import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { isBilingual, textIn } from '@nexus/domain/bilingual';
import { MOST_TALKS } from '@nexus/domain/membership/badges';
import type { OpenedCase } from '@nexus/domain/membership/case';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { Field } from '../../controls/field';
import { Select } from '../../controls/input';
import { SearchField } from '../../controls/search-field';
import { ErrorState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { readPage } from '../content/content-api';
import { useRefetch } from '../use-waiting';

const event = resources.event as unknown as Resource;

/** The events that somebody speaks at, and the way to name another: what their badge *Speaker* rests on. */
export function CaseTalks({ opened: { member, talks } }: { opened: OpenedCase }) {
  const t = useWords('admin', 'cases.talks');
  const failed = useWords('admin', 'cases')('changeFailed');
  const language = useLanguage();
  const toast = useToast();
  const refetch = useRefetch('members');
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState('');
  const [q, setSearch] = useState('');
  const wanted = useDeferredValue(q);
  const events = useQuery({
    queryKey: ['talks', 'events', wanted],
    queryFn: () => readPage(event, { q: wanted }),
    placeholderData: keepPreviousData,
  });
  const named = member.talks?.eventIds ?? [];
  const others = (events.data?.rows ?? [])
    .filter(({ id }) => !named.includes(id))
    .map(({ id, title }) => ({ value: id, label: isBilingual(title) ? textIn(title, language).text : id }));
  const titled = talks.map(({ id, title, isPublished }) => {
    const { text } = textIn(title, language);
    return { id, title: text || t('deleted'), isDraft: text !== '' && !isPublished };
  });
  const hasMore = events.data !== undefined && events.data.all > others.length + named.length;
  const save = async (talks: string[]) => {
    setBusy(true);
    try {
      await api('PUT /api/members/{id}', { params: { id: member.id }, body: { talks } });
      setChosen('');
      await refetch();
    } catch (error) {
      toast({ title: failed, error });
    }
    setBusy(false);
  };
  return (
    <section className="card padded stack" aria-labelledby="case-talks">
      <h2 className="small-title" id="case-talks">
        {t('title')}
      </h2>
      {talks.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className="stack">
        {titled.map(({ id, title, isDraft }) => (
          <li key={id} className="row between">
            <span>
              <bdi>{title}</bdi>
              {isDraft && <span className="small subtle"> · {t('hidden')}</span>}
            </span>
            <Button
              size="small"
              variant="ghost"
              disabled={isBusy}
              aria-label={t('removeNamed', { title })}
              onClick={() => void save(named.filter((one) => one !== id))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {events.error && <ErrorState text={t('failed')} error={events.error} onRetry={() => void events.refetch()} />}
      {named.length < MOST_TALKS && (
        <div className="stack">
          {(hasMore || q !== '') && <SearchField label={t('search')} value={q} onChange={setSearch} />}
          <Field label={t('label')} help={t('help')}>
            <Select
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              options={[{ value: '', label: t('choose') }, ...others]}
            />
          </Field>
          <div className="row">
            <Button
              size="small"
              variant="primary"
              isBusy={isBusy}
              disabled={chosen === ''}
              onClick={() => void save([...named, chosen])}
            >
              {t('add')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
