import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Undelivered } from '@nexus/domain/contract/undelivered';
import { LIMITS } from '@nexus/domain/limits';
import { Badge } from '../../controls/badge';
import { Segments } from '../../controls/segments';
import { ListSkeleton } from '../../controls/skeletons';
import { EmptyState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { formatMoment, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Guarded } from '../guarded';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { usePages, type Paged } from '../../lib/use-pages';

type Of = 'mails' | 'work';

/** The mails, or the work, that failed, the oldest first. */
const failed = (of: Of): Paged<Undelivered> => ({
  key: ['undelivered', of],
  read: (after) => api('GET /api/admin/undelivered/{of}', { params: { of }, query: { ...(after && { after }) } }),
  cursorOf: ({ createdAt, id }) => `${createdAt}/${id}`,
  size: LIMITS.undeliveredPage,
});

/** What did not reach anybody: to whom, which mail, when and why; to be tried again or forgotten. */
export function UndeliveredScreen() {
  const t = useWords('admin', 'panel.undelivered');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Everything />
    </Guarded>
  );
}

function Everything() {
  const t = useWords('admin', 'panel.undelivered');
  const [of, setOf] = useState<Of>('mails');
  const { items, ...pages } = usePages(failed(of));
  return (
    <div className="stack screen">
      <div>
        <PageTitle title={t('title')} />
        <p className="muted">{t(of === 'mails' ? 'text' : 'textWork')}</p>
      </div>
      <Segments
        label={t('title')}
        value={of}
        onChange={setOf}
        options={[
          { value: 'mails', label: t('mails') },
          { value: 'work', label: t('work') },
        ]}
      />
      <ListFault of={pages} failed={t('failed')} />
      {!items && !pages.error && <ListSkeleton count={4} end={[90, 36]} isBelow />}
      {items?.length === 0 && <EmptyState text={t(of === 'mails' ? 'none' : 'noneWork')} />}
      {items && items.length > 0 && (
        <ul className="card lines">
          {items.map((one) => (
            <Line key={one.id} of={of} one={one} />
          ))}
        </ul>
      )}
      <ShowMore of={pages} more={t('more')} failed={t('failed')} />
    </div>
  );
}

function Line({ of, one }: { of: Of; one: Undelivered }) {
  const t = useWords('admin', 'panel.undelivered');
  const language = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, kind, to, memberId, createdAt, attempts, reason, canRepeat, canDrop } = one;
  const name = `kinds.${kind}` as const;
  const said = t.has(name) ? t(name) : t('kinds.other');
  const carryOut = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      toast({ title: t('changeFailed'), error });
    }
    await queries.invalidateQueries({ queryKey: ['undelivered'] });
    setBusy(false);
  };
  const params = { of, id };
  const repeat = () =>
    carryOut(
      () => api('POST /api/admin/undelivered/{of}/{id}', { params, body: {} }),
      t(of === 'mails' ? 'again' : 'againWork'),
    );
  const drop = async () => {
    const asked = { title: t('dropAsk'), text: t('dropText'), confirm: t('drop'), isDangerous: true };
    if (await confirm(asked))
      await carryOut(() => api('DELETE /api/admin/undelivered/{of}/{id}', { params }), t('dropped'));
  };
  return (
    <li className="line">
      <div className="line-main">
        <p>
          <b>{said}</b> {of === 'mails' && <Badge tone="warning">{t(`reasons.${reason}`)}</Badge>}
        </p>
        {to && (
          <p className="small">
            {memberId ? (
              <Link className="link" dir="ltr" to={`${paths.membersManager}?member=${encodeURIComponent(memberId)}`}>
                {to}
              </Link>
            ) : (
              <span dir="ltr">{to}</span>
            )}
          </p>
        )}
        <p className="small subtle">
          {createdAt && formatMoment(createdAt, language)} ·{' '}
          {t('attempts', { count: attempts, n: formatNumber(attempts, language) })}
        </p>
        {!canRepeat && <p className="small subtle">{t('expired')}</p>}
      </div>
      {canRepeat && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('repeatOf', { what: said, to })}
          onClick={() => void repeat()}
        >
          {t(of === 'mails' ? 'repeat' : 'repeatWork')}
        </Button>
      )}
      {canDrop && (
        <Button
          size="small"
          variant="dangerQuiet"
          disabled={isBusy}
          aria-label={t('dropOf', { what: said, to })}
          onClick={() => void drop()}
        >
          {t('drop')}
        </Button>
      )}
    </li>
  );
}
