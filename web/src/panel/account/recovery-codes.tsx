import { useEffect, useRef } from 'react';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

/** The recovery codes, this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords('admin', 'panel.account.code');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: t('copied') }),
      () => toast({ title: t('notCopied'), isBad: true }),
    );
  const download = () => {
    const url = URL.createObjectURL(new Blob([`Nexus\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'nexus-recovery-codes.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <>
      <h3 className="small-title" tabIndex={-1} ref={heading}>
        {t('codesTitle')}
      </h3>
      <Alert tone="warning" title={t('codesText')} />
      <ul className="digits" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button size="small" onClick={download}>
          {t('download')}
        </Button>
        <Button size="small" variant="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </>
  );
}
