import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isErrorCode } from '@nexus/domain/errors';
import { sentence } from '@nexus/domain/error-sentences';
import { recipeClass } from '../../theme/recipe-class';
import { paths, signInStart } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';

/** The entry for everybody without a session. An error in the address is a code; the sentence is ours. */
export function SignupScreen() {
  const t = useWords();
  const language = useLanguage();
  const signedIn = useWords('signedIn');
  const { session } = useSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [search, setSearch] = useSearchParams();
  const [error] = useState(() => search.get('error'));
  useEffect(() => {
    if (search.has('error')) setSearch({}, { replace: true });
  }, [search, setSearch]);

  if (session.kind === 'member')
    return <Navigate to={(session.member.isApproved && state?.from) || paths.profile} replace />;
  return (
    <div className="wrap sign-in">
      <div className="card">
        <PageTitle title={t('signup.title')} />
        <p className="muted">{t('signup.text')}</p>
        {session.kind === 'visitor' && session.hasEnded && (
          <Alert tone="warning" title={signedIn('again.title')}>
            <p>{signedIn('again.atEntry')}</p>
          </Alert>
        )}
        {error !== null && (
          <Alert tone="bad" title={t('signup.error')}>
            <p>{sentence(isErrorCode(error) ? error : 'internal', language)}</p>
          </Alert>
        )}
        <a
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
          href={signInStart(language, state?.from)}
        >
          <Icon name="linkedin" />
          {t('nav.continue')}
        </a>
        <p className={recipeClass('help')}>{t('signup.note')}</p>
        <p className="small muted">
          {t('signup.otherWays')}{' '}
          <Link className="link" to={paths.join}>
            {t('signup.apply')}
          </Link>
        </p>
      </div>
    </div>
  );
}
