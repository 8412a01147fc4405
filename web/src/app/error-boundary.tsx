import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Skyline } from '../ui/skyline';
import { reportCrash } from './report-crash';

/** Catches what a screen throws while rendering, so that one fault does not blank the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error);
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap notfound" role="alert">
      <h1 className="page-title">{t('failure.title')}</h1>
      <p className="muted">{t('failure.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('failure.reload')}
      </Button>
      <Skyline view="edge" />
    </main>
  );
}
