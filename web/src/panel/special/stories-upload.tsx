import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { titleOf } from '@nexus/domain/resources/resource';
import { Fault } from '../../controls/fault';
import { Progress } from '../../controls/progress';
import { Alert } from '../../controls/states';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { formatNumber } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
import { Button } from '../../ui/button';
import { FileInput } from '../../ui/file-input';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { save } from '../content/content-api';
import { resourceOf, type ContentScreen } from '../content/screens';
import { readTable } from '../content/table-files';
import { fromRow, isOfCells } from '../content/tabular';
import { SAMPLE_STORIES } from './sample-stories';

type State = 'pending' | 'uploading' | 'success' | 'error';
interface Item {
  values: Record<string, unknown>;
  state: State;
  /** Sent again with it, it is still one story. */
  key: string;
  fault?: string;
}

const TONES = {
  pending: 'neutral',
  uploading: 'warning',
  success: 'success',
  error: 'danger',
} as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Uploads many stories one by one, those of a file or samples, and says of each what became of it. */
export function StoriesUpload({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin', 'panel.stories');
  const content = useWords('admin', 'content');
  const importing = useWords('admin', 'panel.import');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const file = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const queries = useQueryClient();
  const [items, setItems] = useState<Item[]>(() => fresh(SAMPLE_STORIES));
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useUnsavedGuard(isBusy, content('unsaved'), content('leave'));
  const done = items.filter(({ state }) => state === 'success' || state === 'error').length;
  const number = (value: number) => formatNumber(value, language);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const rows = readTable(chosen.name, await chosen.text());
      setItems(fresh(rows.map((row) => (isOfCells(row) ? fromRow(resource, row) : row))));
      setFailure('');
    } catch {
      setFailure(importing('unreadable'));
    }
  };
  const upload = async () => {
    setBusy(true);
    const next = items.map((item): Item => ({ ...item, state: item.state === 'success' ? 'success' : 'pending' }));
    const mark = (index: number, change: Partial<Item>) => {
      next[index] = { ...(next[index] as Item), ...change };
      setItems([...next]);
    };
    for (const [index, { values, state, key }] of next.entries()) {
      if (state === 'success') continue;
      mark(index, { state: 'uploading' });
      try {
        await save({ resource, id: undefined, version: 0, body: values, key });
        mark(index, { state: 'success', fault: '' });
      } catch (error) {
        const reason = (error instanceof ApiError && Object.values(error.fields)[0]) || sentenceOf(error);
        mark(index, { state: 'error', fault: reason });
        // Whoever does not sign in again is not asked for every story.
        if (error instanceof ApiError && error.status === 401) break;
      }
      if (index < next.length - 1) await pause(LIMITS.bulkUploadPause);
    }
    const good = next.filter(({ state }) => state === 'success').length;
    const bad = next.length - good;
    const text = t('completeText', { good: number(good), bad: number(bad) });
    toast({ title: t('complete'), text, isBad: bad > 0 });
    await queries.invalidateQueries({ queryKey: ['content', resource.name] });
    setBusy(false);
  };
  const left = items.filter(({ state }) => state !== 'success').length;
  return (
    <>
      <p className="muted">{t('bulkText', { n: number(SAMPLE_STORIES.length) })}</p>
      <div className="row">
        <Button variant="primary" isBusy={isBusy} disabled={left === 0} onClick={() => void upload()}>
          {t('start', { count: left, n: number(left) })}
        </Button>
        <Button disabled={isBusy} onClick={() => file.current?.click()}>
          {t('file')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => setItems(fresh(SAMPLE_STORIES))}>
          {t('useSample')}
        </Button>
        <FileInput ref={file} label={t('file')} accept=".csv,.json" onChoose={([chosen]) => void take(chosen)} />
      </div>
      {failure && <Alert tone="bad" title={failure} />}
      <Progress label={t('progress')} value={done} max={items.length} />
      <ul className="card lines">
        {items.map(({ values, state, fault }, index) => (
          <li key={index} className="line">
            <div className="line-main">
              <bdi>{titleOf(resource, values, language) || '—'}</bdi>
              <Fault>{fault}</Fault>
            </div>
            <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function fresh(stories: readonly Record<string, unknown>[]): Item[] {
  return stories.map((values) => ({ values, state: 'pending', key: crypto.randomUUID() }));
}
