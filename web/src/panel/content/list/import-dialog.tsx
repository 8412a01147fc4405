import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatList } from '@nexus/domain/locale';
import { titleOf } from '@nexus/domain/resources/resource';
import { Fault } from '../../../controls/fault';
import { api } from '../../../lib/api-client';
import { ApiError, sentenceOf } from '../../../lib/api-error';
import { formatNumber } from '../../../lib/format';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../controls/dialog';
import { FileInput } from '../../../ui/file-input';
import { Alert } from '../../../controls/states';
import { useToast } from '../../../lib/toasts';
import { checkRows, type CheckedRow } from '../import-rows';
import { inParts, MOST_ROWS, storedUnder } from '../import-parts';
import { resourceOf, type ContentScreen } from '../screens';
import { readTable } from '../table-files';
import { unknownColumns } from '../tabular';
import { useUndo } from '../use-undo';
import { Badge } from '../../../controls/badge';

const STATES = ['new', 'changed', 'same', 'bad'] as const;

/** Rows of a file, what each would do, and what is wrong with it, before anything is stored. */
export function ImportDialog({
  screen,
  isOpen,
  onClose,
}: {
  screen: ContentScreen;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords('admin', 'panel.import');
  const list = useWords('admin', 'panel.list');
  const common = useWords();
  const language = useLanguage();
  const resource = resourceOf(screen);
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const undo = useUndo();
  const queries = useQueryClient();
  // Sent again, what an earlier try has stored already is not stored twice.
  const keys = useRef<Record<number, string>>({});
  const [rows, setRows] = useState<CheckedRow[]>();
  const [unknown, setUnknown] = useState<string[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const counted = (state: CheckedRow['state']) => (rows ?? []).filter((row) => row.state === state);
  const good = [...counted('new'), ...counted('changed')];

  const take = async (file: File | undefined) => {
    setFailure('');
    setRows(undefined);
    keys.current = {};
    if (!file) return;
    try {
      const table = readTable(file.name, await file.text());
      if (table.length > MOST_ROWS) return setFailure(t('tooMany', { n: MOST_ROWS }));
      setBusy(true);
      const stored = await storedUnder(resource, table);
      setUnknown(unknownColumns(resource, [...new Set(table.flatMap((row) => Object.keys(row)))]));
      setRows(checkRows({ resource, rows: table, stored, language }));
    } catch (error) {
      setFailure(error instanceof ApiError ? sentenceOf(error) : t('unreadable'));
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    setBusy(true);
    const entries: string[] = [];
    try {
      let done = 0;
      for (const rows of inParts(good.map(({ sent }) => sent))) {
        const { entryId } = await api('POST /api/admin/import/{resource}', {
          params: { resource: resource.name },
          headers: { 'idempotency-key': (keys.current[done] ??= crypto.randomUUID()) },
          body: { rows },
        });
        entries.unshift(entryId);
        setDone((done += rows.length));
      }
      toast({
        title: t('done', { n: formatNumber(good.length, language) }),
        action: { label: list('undo'), run: () => void undo(entries) },
      });
      close();
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
    } catch (error) {
      setFailure(sentenceOf(error));
      if (entries.length > 0) await queries.invalidateQueries({ queryKey: ['content', resource.name] });
    } finally {
      setBusy(false);
      setDone(0);
    }
  };
  const close = () => {
    setRows(undefined);
    setFailure('');
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={title} size="wide">
      <div className="stack">
        <h2 id={title}>{t('title', { name: resource.label.many[language] })}</h2>
        <p className="small muted">{t('help')}</p>
        <div className="row">
          <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
          <FileInput
            ref={input}
            label={t('choose')}
            accept=".csv,.json,text/csv,application/json"
            onChoose={([file]) => void take(file)}
          />
        </div>
        {failure && <Alert tone="bad" title={failure} />}
        {rows && (
          <>
            <p role="status">
              {done > 0
                ? list('progress', { done: formatNumber(done, language), n: formatNumber(good.length, language) })
                : STATES.filter((state) => counted(state).length > 0)
                    .map((state) => t(`count.${state}`, { n: formatNumber(counted(state).length, language) }))
                    .join(' · ')}
            </p>
            {unknown.length > 0 && (
              <Alert
                tone="warning"
                title={t('unknownColumns', { names: formatList(unknown.slice(0, 12), language, 'unit') })}
              />
            )}
            <ol className="import-rows">
              {rows.slice(0, 200).map(({ state, sent, before, faults }, index) => (
                <li key={index} className={state === 'bad' ? 'bad' : undefined}>
                  <span className="digits subtle small">{t('row', { n: formatNumber(index + 1, language) })}</span>
                  <bdi className="two-lines">{titleOf(resource, { ...before, ...sent }, language) || '—'}</bdi>
                  {state === 'bad' ? (
                    <Fault>{faults.map(([name, fault]) => `${name}: ${fault}`).join(' · ')}</Fault>
                  ) : (
                    <Badge tone={state === 'same' ? 'neutral' : 'success'}>{t(`state.${state}`)}</Badge>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
        <div className="actions">
          <Button onClick={close}>{common('form.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={good.length === 0} onClick={() => void send()}>
            {t('start', { n: formatNumber(good.length, language) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
