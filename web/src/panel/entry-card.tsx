import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Logo } from '../ui/logo';
import { PageTitle } from '../ui/page-title';
import { LanguageSwitch, ThemeToggle } from '../ui/preferences';

/** The card at the panel's door: signing in, a forgotten password, choosing one. */
export function EntryCard(props: {
  title: string;
  onSubmit: (event?: BaseSyntheticEvent) => void;
  children: ReactNode;
}) {
  return (
    <main id="main" className="wrap sign-in">
      <form className="card" noValidate onSubmit={props.onSubmit}>
        <div className="row between">
          <span className="brand">
            <Logo />
          </span>
          <span className="tools">
            <LanguageSwitch />
            <ThemeToggle />
          </span>
        </div>
        <PageTitle title={props.title} />
        {props.children}
      </form>
    </main>
  );
}
