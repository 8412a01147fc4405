import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { titleOf } from '@nexus/domain/resources/resource';
import { api } from '../../../lib/api-client';
import { sentenceOf } from '../../../lib/api-error';
import { formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/session';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Alert } from '../../../ui/states';
import { useToast } from '../../../ui/toasts';
import type { ContentDocument } from '../content-api';
import { resourceOf, type ContentScreen } from '../screens';
import { download, readTable, writeCsv } from '../table-files';
import { fromRow, unknownColumns, type Row } from '../tabular';
import { useUndo } from '../use-undo';

/** Export of what is shown, and import with a preview. */
export function FileButtons({ screen, documents }: { screen: ContentScreen; documents: ContentDocument[] }) {
  const t = useWords('admin', 'panel.list');
  const resource = resourceOf(screen);
  const mayWrite = useMay('manage_content');
  const [isImporting, setImporting] = useState(false);
  const csv = () => download({ name: `${resource.name}.csv`, text: writeCsv(resource, documents), type: 'text/csv' });
  const json = () =>
    download({ name: `${resource.name}.json`, text: JSON.stringify(documents, null, 2), type: 'application/json' });
  return (
    <span className="row" style={{ gap: 8 }}>
      <Button size="small" onClick={csv} aria-label={t('exportCsv')}>
        CSV
      </Button>
      <Button size="small" onClick={json} aria-label={t('exportJson')}>
        JSON
      </Button>
      {mayWrite && (
        <Button size="small" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      <ImportDialog screen={screen} isOpen={isImporting} onClose={() => setImporting(false)} />
    </span>
  );
}

interface Checked {
  values: Record<string, unknown>;
  faults: [string, string][];
}

function ImportDialog({ screen, isOpen, onClose }: { screen: ContentScreen; isOpen: boolean; onClose: () => void }) {
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
  const [rows, setRows] = useState<Checked[]>();
  const [unknown, setUnknown] = useState<string[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const good = rows?.filter(({ faults }) => faults.length === 0) ?? [];

  const take = async (file: File | undefined) => {
    setFailure('');
    setRows(undefined);
    if (!file) return;
    try {
      const table = readTable(file.name, await file.text());
      if (table.length > LIMITS.importRows * 10) return setFailure(t('tooMany', { n: LIMITS.importRows * 10 }));
      setUnknown(unknownColumns(resource, [...new Set(table.flatMap((row) => Object.keys(row)))]));
      setRows(table.map(check));
    } catch (error) {
      setFailure(t('unreadable', { message: error instanceof Error ? error.message : '' }));
    }
  };
  const check = (row: Row): Checked => {
    const isFlat = Object.values(row).every((cell) => typeof cell === 'string');
    const known = Object.entries(row).filter(([name]) => name in resource.fields);
    const values = isFlat ? fromRow(resource, row) : Object.fromEntries(known);
    const result = resource.schema.safeParse(values);
    const faults = result.success ? {} : faultsOf(result.error);
    return {
      values,
      faults: Object.entries(faults).map(([path, code]) => [labelOf(path), faultSentence(code, language)]),
    };
  };
  const labelOf = (path: string) => resource.fields[path.split('.')[0] ?? '']?.label[language] ?? path;

  const send = async () => {
    setBusy(true);
    const entries: string[] = [];
    try {
      for (let start = 0; start < good.length; start += LIMITS.importRows) {
        const { entryId } = await api('POST /api/admin/import/{resource}', {
          params: { resource: resource.name },
          body: { rows: good.slice(start, start + LIMITS.importRows).map(({ values }) => values) },
        });
        entries.unshift(entryId);
      }
      const takeBack = async () => {
        for (const entry of entries) if (!(await undo(entry))) return;
      };
      toast({
        title: t('done', { n: formatNumber(good.length, language) }),
        action: { label: list('undo'), run: () => void takeBack() },
      });
      close();
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setRows(undefined);
    setFailure('');
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={title} className="dlg wide">
      <div className="stack">
        <h2 id={title}>{t('title', { name: resource.label.many[language] })}</h2>
        <p className="sm muted">{t('help')}</p>
        <div className="row">
          <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
          <input
            ref={input}
            type="file"
            className="vh"
            tabIndex={-1}
            aria-label={t('choose')}
            accept=".csv,.json,text/csv,application/json"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
        {failure && <Alert tone="bad" title={failure} />}
        {rows && (
          <>
            <p role="status">
              {t('summary', {
                good: formatNumber(good.length, language),
                bad: formatNumber(rows.length - good.length, language),
              })}
            </p>
            {unknown.length > 0 && (
              <Alert tone="warning" title={t('unknownColumns', { names: unknown.slice(0, 12).join(', ') })} />
            )}
            <ol className="import-rows">
              {rows.slice(0, 200).map(({ values, faults }, index) => (
                <li key={index} className={faults.length > 0 ? 'bad' : undefined}>
                  <span className="num subtle sm">{t('row', { n: formatNumber(index + 1, language) })}</span>
                  <bdi className="clamp2">{titleOf(resource, values, language) || '—'}</bdi>
                  {faults.length === 0 ? (
                    <span className="badge ok">{t('fits')}</span>
                  ) : (
                    <span className="err sm">{faults.map(([name, fault]) => `${name}: ${fault}`).join(' · ')}</span>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
        <div className="act">
          <Button onClick={close}>{common('form.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={good.length === 0} onClick={() => void send()}>
            {t('start', { n: formatNumber(good.length, language) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
