import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';

export type LinkText = 'title' | 'text' | 'done' | 'doneText' | 'over' | 'overText' | 'toProfile';

/**
 * Where the link of a mail leads, in any browser. Opening it changes nothing; the button does.
 * @param isWhole whether the address has everything that such a link has
 * @param isOver whether this failure says that the link counts no longer
 */
export function LinkOfAMail(props: {
  t: (text: LinkText) => string;
  button: string;
  isWhole: boolean;
  act: () => Promise<unknown>;
  isOver: (error: unknown) => boolean;
  /** Where it leads afterwards; to one's profile unless given. */
  to?: string;
  /** What it is about, while it counts. */
  children?: ReactNode;
}) {
  const { t, button, isWhole, act, isOver, to = paths.profile, children } = props;
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'over'>(isWhole ? 'open' : 'over');
  const [fault, setFault] = useState('');
  const press = async () => {
    setState('busy');
    setFault('');
    try {
      await act();
      setState('done');
    } catch (error) {
      setFault(sentenceAtEntry(error));
      setState(isOver(error) ? 'over' : 'open');
    }
  };
  return (
    <div className="wrap sign-in">
      <div className="card stack">
        <PageTitle title={t('title')} />
        {state === 'done' && <Alert tone="good" title={t('done')} />}
        {state === 'over' && <Alert tone="bad" title={t('over')} />}
        {state !== 'over' && fault && <Alert tone="bad" title={fault} />}
        {state !== 'over' && children}
        {state === 'done' && <p className="muted">{t('doneText')}</p>}
        {state === 'over' && <p className="muted">{t('overText')}</p>}
        {(state === 'open' || state === 'busy') && (
          <>
            <p className="muted">{t('text')}</p>
            <Button variant="primary" isBusy={state === 'busy'} onClick={() => void press()}>
              {button}
            </Button>
          </>
        )}
        {(state === 'done' || state === 'over') && (
          <Link className={buttonClass({ variant: 'primary' })} to={to}>
            {t('toProfile')}
          </Link>
        )}
      </div>
    </div>
  );
}
