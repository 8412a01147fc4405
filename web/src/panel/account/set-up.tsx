import { Suspense, useState } from 'react';
import { Skeletons } from '../../controls/states';
import { api } from '../../lib/api-client';
import { lazyPart } from '../../lib/lazy-part';
import { useWords } from '../../lib/words/use-words';
import { CodeForm } from './code-form';
import { PasswordForm } from './password-form';

const QrCode = lazyPart(async () => (await import('./qr-code')).QrCode);

interface Secret {
  secret: string;
  address: string;
}

/** After one's password, shows an app the new secret, as a picture and as a text, and switches it on by the app's first code. */
export function SetUp(props: { onDone: (codes: readonly string[]) => Promise<void>; onCancel: () => void }) {
  const t = useWords('admin', 'panel.account.code');
  const [made, setMade] = useState<Secret>();
  const begin = async (idToken: string) => {
    setMade(await api('POST /api/admin/me/second-factor', { body: { idToken } }));
  };
  const confirm = async (code: string) => {
    const { recoveryCodes } = await api('POST /api/admin/me/second-factor/confirm', { body: { code } });
    await props.onDone(recoveryCodes);
  };
  if (!made) return <PasswordForm onProven={begin} onCancel={props.onCancel} />;
  return (
    <>
      <p>{t('scan')}</p>
      <Suspense fallback={<Skeletons count={1} height={200} />}>
        <QrCode text={made.address} label={t('picture')} />
      </Suspense>
      <p className="small muted">{t('orType')}</p>
      <p dir="ltr">
        <code>{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a className="link" href={made.address}>
          {t('openApp')}
        </a>
      </p>
      <CodeForm
        text={t('thenCode')}
        submit={t('confirm')}
        takesRecovery={false}
        onSend={confirm}
        onCancel={props.onCancel}
      />
    </>
  );
}
