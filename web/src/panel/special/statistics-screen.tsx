import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SPECIFIED_FIGURES } from '@nexus/domain/resources/statistics';
import { ApiError } from '../../lib/api-error';
import { shownFigure } from '../../lib/figures';
import { formatMoment } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { readOne } from '../content/content-api';
import { DocumentEditor } from '../content/document-editor';
import { resourceOf, type ContentScreen } from '../content/screens';
import { mayLeave } from '../../ui/use-unsaved-guard';
import { useSaid } from '../content/use-said';
import { UnshownFigures } from './unshown-figures';
import { gridClass } from '../../ui/grid';

/** The figures as cards, when they were last changed, and a dialog to change them. */
export function StatisticsScreen({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin', 'panel.stats');
  const common = useWords();
  const language = useLanguage();
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const mayWrite = useMay('manage_content');
  const dialog = useId();
  const [isOpen, setOpen] = useState(false);
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name, 'shown'],
    queryFn: async () =>
      readOne(resource, 'main').catch((failed: unknown) => {
        if (failed instanceof ApiError && failed.status === 404) return null;
        throw failed;
      }),
    staleTime: 0,
  });
  const at = data?.['updatedAt'];
  const when = typeof at === 'string' ? formatMoment(at, language) : t('never');
  return (
    <div className="stack screen">
      <div className="row between">
        <div>
          <PageTitle title={t('title')} />
          {data !== undefined && <p className="small subtle">{t('lastUpdated', { when })}</p>}
        </div>
        {mayWrite && data && (
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('update')}
          </Button>
        )}
      </div>
      {error && data === undefined && (
        <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeletons count={2} height={140} />}
      {data === null && (
        <EmptyState text={t('none')}>
          {mayWrite && (
            <Button variant="primary" onClick={() => setOpen(true)}>
              {t('add')}
            </Button>
          )}
        </EmptyState>
      )}
      {data && <UnshownFigures values={data} />}
      {data && (
        <dl className={`${gridClass('four')} figures-grid`}>
          {SPECIFIED_FIGURES.map((name) => (
            <div key={name} className="card padded stack metric">
              <dt className="small muted">{resource.fields[name]?.label[language]}</dt>
              <dd className="digits">{shownFigure(data[name], language) || '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      <Dialog isOpen={isOpen} onClose={() => void close()} labelledBy={dialog} size="wide">
        <div className="stack">
          <div className="row between">
            <h2 id={dialog}>{data ? t('update') : t('add')}</h2>
            <Button size="small" variant="ghost" onClick={() => void close()}>
              {common('close')}
            </Button>
          </div>
          <DocumentEditor
            screen={screen}
            id="main"
            onSaved={() => setOpen(false)}
            above={({ values }) => <UnshownFigures values={values} />}
          />
        </div>
      </Dialog>
    </div>
  );
}
