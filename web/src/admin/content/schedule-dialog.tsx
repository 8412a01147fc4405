import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { cairoInstant } from '@nexus/domain/text/cairo';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toasts';

/** Publishes or hides a document at a moment in Cairo time; lists what is queued for it. */
export function ScheduleDialog(props: { resource: Resource; id: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin', { keyPrefix: 'panel.editor' });
  const { t: admin } = useTranslation('admin');
  const { t: common } = useTranslation();
  const title = useId();
  const toast = useToast();
  const queries = useQueryClient();
  const [isShown, setShown] = useState(true);
  const [at, setAt] = useState('');
  const [fault, setFault] = useState<string>();
  const { data } = useQuery({
    queryKey: ['schedule'],
    queryFn: () => api('GET /api/admin/schedule'),
    enabled: props.isOpen,
    staleTime: 0,
  });
  const own = data?.filter((one) => one.resource === props.resource.name && one.documentId === props.id) ?? [];

  const add = async () => {
    const [day = '', time = ''] = at.split('T');
    if (day === '') return setFault(admin('content.cairo'));
    try {
      await api('POST /api/admin/schedule', {
        body: { resource: props.resource.name, documentId: props.id, isShown, at: cairoInstant(day, time) },
      });
      setAt('');
      setFault(undefined);
      toast({ title: t('scheduled') });
      await queries.invalidateQueries({ queryKey: ['schedule'] });
    } catch (error) {
      setFault((error instanceof ApiError && (error.fields['at'] ?? error.sentence)) || t('scheduleFailed'));
    }
  };
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} labelledBy={title}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 id={title}>{t('schedule')}</h2>
        <QueuedChanges items={own} />
        <div className="seg" role="group" aria-label={t('schedule')}>
          {[true, false].map((one) => (
            <button
              key={String(one)}
              type="button"
              className={isShown === one ? 'on' : ''}
              aria-pressed={isShown === one}
              onClick={() => setShown(one)}
            >
              {one ? t('scheduleShow') : t('scheduleHide')}
            </button>
          ))}
        </div>
        <Field label={isShown ? t('scheduleShow') : t('scheduleHide')} help={admin('content.cairo')} fault={fault}>
          {(input) => (
            <input
              {...input}
              className={fault ? 'in bad' : 'in'}
              type="datetime-local"
              dir="ltr"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
        </Field>
        <div className="act">
          <Button onClick={props.onClose}>{common('close')}</Button>
          <Button type="submit" variant="primary">
            {t('scheduleAdd')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is queued, each with a way to cancel it. */
export function QueuedChanges({
  items,
}: {
  items: readonly { id: string; title: string; isShown: boolean; at: string; by: string }[];
}) {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.editor' });
  const language = i18n.language as Language;
  const toast = useToast();
  const queries = useQueryClient();
  const cancel = async (id: string) => {
    await api('DELETE /api/admin/schedule/{id}', { params: { id } }).then(
      () => toast({ title: t('scheduleCancelled') }),
      () => toast({ title: t('scheduleFailed'), isBad: true }),
    );
    await queries.invalidateQueries({ queryKey: ['schedule'] });
  };
  return (
    <ul className="stack" style={{ gap: 8 }}>
      {items.map(({ id, title, isShown, at, by }) => {
        const when = formatMoment(at, language);
        return (
          <li key={id} className="row between card pad">
            <span>
              <bdi>
                <b>{title}</b>
              </bdi>
              <span className="sm muted as-block">
                {isShown ? t('willShow', { when }) : t('willHide', { when })} · <bdi>{by}</bdi>
              </span>
            </span>
            <Button size="small" onClick={() => void cancel(id)}>
              {t('scheduleCancel')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
