import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Issue } from '@nexus/domain/contract/issues';
import { faultsBeforeSending } from '@nexus/domain/newsletter/issue';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

/** A test to oneself, the sending itself after one is told to how many, and the end of a draft. */
export function SendingActions(props: {
  issue: Issue;
  isBusy: boolean;
  withSaved: (work: (saved: Issue) => Promise<unknown>) => () => void;
  onSent: (sent: Issue) => void;
  onGone: () => void;
}) {
  const { issue, isBusy, withSaved } = props;
  const t = useWords('issues');
  const language = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const maySend = useMay('manage_users');
  const [lacking, setLacking] = useState<string[]>([]);
  const params = { id: issue.id };
  const test = withSaved(async () => {
    await api('POST /api/admin/issues/{id}/test', { params, body: { language } });
    toast({ title: t('tested') });
  });
  const send = withSaved(async (saved) => {
    const missing = lackingIn(saved, t);
    setLacking(missing);
    if (missing.length > 0) return;
    const { count } = await api('GET /api/admin/readers');
    if (count === 0) return toast({ title: t('nobody') });
    const text = t('sendText', { count, n: formatNumber(count, language) });
    if (!(await confirm({ title: t('sendTitle'), text, confirm: t('sendNow') }))) return;
    const headers = { 'if-match': `"${saved.version}"` };
    props.onSent(await api('POST /api/admin/issues/{id}/send', { params, body: {}, headers }));
    toast({ title: t('begun') });
    await queries.invalidateQueries({ queryKey: ['issues'] });
  });
  const remove = async () => {
    const asked = { title: t('deleteAsk'), text: t('deleteText'), confirm: t('delete'), isDangerous: true };
    if (!(await confirm(asked))) return;
    try {
      await api('DELETE /api/admin/issues/{id}', { params, headers: { 'if-match': `"${issue.version}"` } });
      props.onGone();
      toast({ title: t('deleted') });
      await navigate('/admin/issues');
    } catch (error) {
      toast({ title: t('workFailed'), error });
    }
  };
  return (
    <>
      {lacking.length > 0 && (
        <Alert tone="warning" title={t('lacking')}>
          <ul>
            {lacking.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {!maySend && <p className="muted">{t('onlyAdmins')}</p>}
      <div className="row">
        <Button variant="dangerQuiet" disabled={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
        <Button disabled={isBusy} onClick={() => test()}>
          {t('test')}
        </Button>
        {maySend && (
          <Button variant="primary" disabled={isBusy} onClick={() => send()}>
            {t('send')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What it lacks before it can go out, each once, in words. */
function lackingIn(issue: Issue, t: ReturnType<typeof useWords<'issues'>>): string[] {
  const texts = Object.keys(faultsBeforeSending(issue)).map((path) => {
    const index = /^blocks\.(\d+)/.exec(path)?.[1];
    const what = path.startsWith('subject')
      ? t('subjectOnly')
      : path.startsWith('intro')
        ? t('introOnly')
        : t('kinds.text');
    return t('lackingText', { what: index === undefined ? what : `${what} (${Number(index) + 1})` });
  });
  const gone = issue.blocks.flatMap((block, index) =>
    issue.shown[index] ? [] : [t('lackingSite', { what: `${t(`kinds.${block.kind}`)} (${index + 1})` })],
  );
  return [...new Set([...texts, ...gone])];
}
