import { Component, type ReactNode } from 'react';
import { reportCrash } from '../lib/report-crash';
import { LoadError, reloadOnce } from '../lib/screen-load';
import { reloadPage } from '../lib/start-over';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { Skyline } from './skyline';

interface Props {
  children: ReactNode;
  /** A new place is shown, whatever failed at the one before. */
  place?: string;
  /** Instead of the page that says it. */
  fallback?: ReactNode;
  onError?: () => void;
  /** It can be missed: the page is not loaded anew for it. */
  isAside?: boolean;
}

interface State {
  error?: unknown;
  place?: string | undefined;
}

/** Catches what a screen throws while rendering or loading, so that one fault does not blank the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place };
  private isAskedAgain = false;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.();
    if (!(error instanceof LoadError)) return reportCrash(error);
    error.tryAgain?.();
    if (this.props.isAside) return;
    // A browser may remember that a part did not come for as long as the page lives.
    if (this.isAskedAgain && navigator.onLine) void reloadPage();
    else reloadOnce();
  }

  private readonly askAgain = () => {
    this.isAskedAgain = true;
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <Failure isLoad={error instanceof LoadError} onRetry={this.askAgain} />;
  }
}

function Failure({ isLoad, onRetry }: { isLoad: boolean; onRetry: () => void }) {
  const t = useWords();
  return (
    <main id="main" className="wrap notfound" role="alert">
      <h1 className="page-title">{t(isLoad ? 'failure.chunk' : 'failure.title')}</h1>
      <p className="muted">{t(isLoad ? 'failure.chunkText' : 'failure.text')}</p>
      <div className="row">
        {isLoad && (
          <Button variant="primary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
        <Button variant={isLoad ? 'outline' : 'primary'} onClick={() => void reloadPage()}>
          {t('failure.reload')}
        </Button>
      </div>
      <Skyline view="edge" />
    </main>
  );
}
