import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, ErrorState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { formatDay, formatNumber } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

/** Below this, somebody should make new ones. */
const FEW = 3;

/** Whether one's own sign-in needs a code of an app; switched on, and off, by such a code. */
export function SecondFactor({ onChange }: { onChange: () => void }) {
  const t = useWords('admin', 'panel.account.code');
  const queries = useQueryClient();
  const [doing, setDoing] = useState<'setUp' | 'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => api('GET /api/admin/me/second-factor'),
    staleTime: 0,
  });
  if (!data && error) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;

  const done = async (shown?: readonly string[]) => {
    setCodes(shown);
    setDoing(undefined);
    onChange();
    await queries.invalidateQueries({ queryKey: ['second-factor'] });
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (doing === 'setUp') return <SetUp onDone={done} onCancel={() => setDoing(undefined)} />;
  if (data.since === null)
    return (
      <>
        <p className="muted">{t('text')}</p>
        <div>
          <Button variant="primary" onClick={() => setDoing('setUp')}>
            {t('setUp')}
          </Button>
        </div>
      </>
    );
  return (
    <On
      since={data.since}
      left={data.recoveryCodes}
      doing={doing === 'renew' || doing === 'remove' ? doing : undefined}
      onDo={setDoing}
      onDone={done}
    />
  );
}

function On(props: {
  since: string;
  left: number;
  doing: 'renew' | 'remove' | undefined;
  onDo: (doing: 'renew' | 'remove' | undefined) => void;
  onDone: (shown?: readonly string[]) => Promise<void>;
}) {
  const { since, left, doing, onDo, onDone } = props;
  const t = useWords('admin', 'panel.account.code');
  const language = useLanguage();
  const toast = useToast();
  const renew = async (code: string) => {
    const { recoveryCodes } = await api('POST /api/admin/me/second-factor/recovery-codes', { body: { code } });
    await onDone(recoveryCodes);
  };
  const remove = async (code: string) => {
    await api('POST /api/admin/me/second-factor/remove', { body: { code } });
    toast({ title: t('removed') });
    await onDone();
  };
  return (
    <>
      <p>{t('on', { day: formatDay(since, language) })}</p>
      {left < FEW ? (
        <Alert tone="warning" title={t('left', { n: formatNumber(left, language) })}>
          <p>{t('few')}</p>
        </Alert>
      ) : (
        <p className="muted">{t('left', { n: formatNumber(left, language) })}</p>
      )}
      {doing ? (
        <CodeForm
          key={doing}
          text={t(doing === 'renew' ? 'renewText' : 'removeText')}
          submit={t(doing)}
          onSend={doing === 'renew' ? renew : remove}
          onCancel={() => onDo(undefined)}
        />
      ) : (
        <div className="row">
          <Button size="small" onClick={() => onDo('renew')}>
            {t('renew')}
          </Button>
          <Button size="small" variant="dangerQuiet" onClick={() => onDo('remove')}>
            {t('remove')}
          </Button>
        </div>
      )}
    </>
  );
}
