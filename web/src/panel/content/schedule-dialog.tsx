import { useId } from 'react';
import type { Resource } from '@nexus/domain/resources/resource';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { Segments } from '../../controls/segments';
import { formatMoment } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { Alert, ErrorState } from '../../controls/states';
import { useCancelSchedule, useSchedule } from './use-schedule';
import { recipeClass } from '../../theme/recipe-class';

interface Props {
  resource: Resource;
  id: string;
  isOpen: boolean;
  /** The form has changes that are not stored: they are no part of what will be published. */
  hasUnsaved: boolean;
  onClose: () => void;
}

/** Publishes or hides a document at a moment in Cairo time; lists what is queued for it. */
export function ScheduleDialog(props: Props) {
  const t = useWords('admin', 'panel.editor');
  const title = useId();
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} labelledBy={title}>
      <h2 id={title}>{t('schedule')}</h2>
      <ScheduleForm {...props} />
    </Dialog>
  );
}

function ScheduleForm(props: Props) {
  const t = useWords('admin', 'panel.editor');
  const admin = useWords('admin');
  const common = useWords();
  const language = useLanguage();
  const plan = useSchedule(props);
  const label = plan.isShown ? t('scheduleShow') : t('scheduleHide');
  const when = plan.instant && !plan.fault && formatMoment(plan.instant, language);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void plan.add();
      }}
    >
      {plan.failure && (
        <ErrorState text={t('scheduleUnknown')} error={plan.failure} onRetry={() => void plan.refetch()} />
      )}
      <QueuedChanges items={plan.own ?? []} />
      <Segments
        label={t('schedule')}
        value={plan.isShown ? 'show' : 'hide'}
        onChange={(value) => plan.choose(value === 'show')}
        options={[
          { value: 'show', label: t('scheduleShow') },
          { value: 'hide', label: t('scheduleHide') },
        ]}
      />
      <Field label={label} help={admin('content.cairo')} fault={plan.fault}>
        <Input type="datetime-local" value={plan.at} onChange={(event) => plan.enter(event.target.value)} />
      </Field>
      <div className="small" role="status">
        {when && <p>{plan.isShown ? t('scheduleSaysShow', { when }) : t('scheduleSaysHide', { when })}</p>}
        {when && plan.replaced && <p>{t('scheduleReplaces', { when: formatMoment(plan.replaced.at, language) })}</p>}
        {plan.done && <Alert tone="good" title={plan.done} />}
      </div>
      {props.hasUnsaved && <p className="small muted">{t('scheduleUnsaved')}</p>}
      <div className="actions">
        <Button onClick={props.onClose}>{common('close')}</Button>
        <Button type="submit" variant="primary" isBusy={plan.isBusy}>
          {t('scheduleAdd')}
        </Button>
      </div>
    </form>
  );
}

interface Queued {
  id: string;
  title: string;
  isShown: boolean;
  at: string;
  by: string;
}

/** What is queued, each with a way to cancel it; says beside it what came of that. */
export function QueuedChanges({ items }: { items: readonly Queued[] }) {
  const t = useWords('admin', 'panel.editor');
  const language = useLanguage();
  const { cancel, cancelled, fault, done } = useCancelSchedule();
  return (
    <>
      <ul className={recipeClass('stack', { gap: 'close' })}>
        {items.map(({ id, title, isShown, at, by }) => {
          const when = formatMoment(at, language);
          return (
            <li key={id} className="row between card padded">
              <span>
                <bdi>
                  <b>{title}</b>
                </bdi>
                <span className="small muted as-block">
                  {isShown ? t('willShow', { when }) : t('willHide', { when })} · <bdi>{by}</bdi>
                </span>
              </span>
              <Button size="small" isBusy={cancelled === id} onClick={() => void cancel(id)}>
                {t('scheduleCancel')}
              </Button>
            </li>
          );
        })}
      </ul>
      {fault && <Alert tone="bad" title={fault} />}
      <div role="status">{done && <Alert tone="good" title={done} />}</div>
    </>
  );
}
