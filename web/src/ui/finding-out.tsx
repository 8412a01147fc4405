import { sentenceOf } from '../lib/api-error';
import { useSession } from '../lib/session';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { PageTitle } from './page-title';
import { Alert, Waiting } from './states';

/** In place of a screen that must know who is there: while that is found out, or where it could not be. */
export function FindingOut() {
  const t = useWords();
  const { session, retry } = useSession();
  if (session.kind !== 'failed') return <Waiting text={t('checking')} />;
  return (
    <div className="wrap narrow page stack">
      <PageTitle title={t('failure.who')} />
      <Alert tone="bad" title={sentenceOf(session.error)} />
      <div className="row">
        <Button variant="primary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    </div>
  );
}
