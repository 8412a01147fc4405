import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { CalendarWays } from '../../ui/calendar-ways';

/** The secret address at which a calendar reads somebody's events: made, shown, renewed and taken away here. */
export function OwnCalendar({ memberId }: { memberId: string }) {
  const t = useWords('attending', 'calendar');
  const queryKey = ['my-calendar', memberId, useLanguage()];
  const params = { id: memberId };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api('GET /api/members/{id}/calendar', { params }),
    staleTime: 0,
  });
  const queries = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<{ address: string | null }>, done: string) => {
    setBusy(true);
    try {
      queries.setQueryData(queryKey, await work());
      toast({ title: done });
    } catch (failure) {
      toast({ title: t('failed'), error: failure });
    }
    setBusy(false);
  };
  const make = () => change(() => api('POST /api/members/{id}/calendar', { params, body: {} }), t('made'));
  const renew = async () => {
    if (await confirm({ title: t('renewAsk'), text: t('renewText'), confirm: t('renew') })) await make();
  };
  const remove = async () => {
    if (!(await confirm({ title: t('removeAsk'), text: t('removeText'), confirm: t('remove') }))) return;
    await change(async () => {
      await api('DELETE /api/members/{id}/calendar', { params });
      return { address: null };
    }, t('removed'));
  };
  if (error && !data) return <ErrorState text={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section className="card padded stack" aria-labelledby="own-calendar">
      <h2 className="small-title" id="own-calendar">
        {t('title')}
      </h2>
      <p className="muted">{data.address ? t('secret') : t('text')}</p>
      {data.address ? (
        <>
          <CalendarWays address={data.address} />
          <div className="row">
            <Button size="small" disabled={isBusy} onClick={() => void renew()}>
              {t('renew')}
            </Button>
            <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button size="small" isBusy={isBusy} onClick={() => void make()}>
            {t('make')}
          </Button>
        </div>
      )}
    </section>
  );
}
