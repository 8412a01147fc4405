import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import type { Resource } from '@nexus/domain/resources/resource';
import { api } from '../../lib/api-client';
import { formatMoment } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { Timeline, TimelineItem } from '../../controls/timeline';
import { Alert, EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { useActivityWords } from '../activity/use-activity-words';
import { Badge } from '../../controls/badge';
import { KeptValue } from './kept-value';

/** Every change of one document: who, when, field by field, and a way back to each version. */
export function HistoryDialog(props: {
  resource: Resource;
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** There are unsaved changes, which a restored version would take the place of. */
  isDirty: boolean;
  onRestore?: ((entry: ActivityEntry) => void) | undefined;
}) {
  const t = useWords('admin', 'panel.editor');
  const common = useWords();
  const title = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['history', props.resource.name, props.id],
    queryFn: () => api('GET /api/admin/activity', { query: { path: `${props.resource.name}/${props.id}` } }),
    enabled: props.isOpen,
    staleTime: 0,
  });
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} labelledBy={title} size="wide">
      <div className="row between">
        <h2 id={title}>{t('history')}</h2>
        <Button variant="ghost" size="small" onClick={props.onClose}>
          {common('close')}
        </Button>
      </div>
      {props.isDirty && <Alert tone="warning" title={t('restoreDirty')} />}
      {error && !data && <ErrorState text={t('historyFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={3} height={80} />}
      {data?.entries.length === 0 && <EmptyState text={t('historyNone')} />}
      <Timeline>
        {data?.entries.map((entry, index) => (
          <Version key={entry.id} entry={entry} isNewest={index === 0} {...props} />
        ))}
      </Timeline>
    </Dialog>
  );
}

function Version(props: {
  entry: ActivityEntry;
  isNewest: boolean;
  resource: Resource;
  onRestore?: ((entry: ActivityEntry) => void) | undefined;
}) {
  const t = useWords('admin', 'panel.editor');
  const language = useLanguage();
  const words = useActivityWords();
  const { entry, resource } = props;
  const change = entry.changes[0];
  const when = formatMoment(entry.at, language);
  return (
    <TimelineItem isCurrent={props.isNewest}>
      <div className="row between">
        <p>
          <b>{words.action(entry.action)}</b>{' '}
          <span className="small subtle">{t('by', { name: words.person(entry.actor), when })}</span>
        </p>
        {props.isNewest && <Badge tone="success">{t('current')}</Badge>}
        {!props.isNewest && props.onRestore && change?.after && (
          <Button size="small" onClick={() => props.onRestore?.(entry)}>
            {t('restore')}
          </Button>
        )}
      </div>
      {change && change.before && change.after && (
        <dl className="differences">
          {change.fields.map((name) => (
            <div key={name}>
              <dt>{resource.fields[name]?.label[language] ?? name}</dt>
              <dd>
                <del dir="auto">
                  <KeptValue {...{ resource, change, name }} value={change.before?.[name]} />
                </del>
                <ins dir="auto">
                  <KeptValue {...{ resource, change, name }} value={change.after?.[name]} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TimelineItem>
  );
}
