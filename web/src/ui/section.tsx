import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';

/** A part of a page under a dimension line: title, a sentence, and where there is more. */
export function Section(props: {
  title: string;
  text?: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="sect" aria-labelledby={id}>
      <div className="wrap">
        <div className="sect-head">
          <div>
            <h2 id={id}>{props.title}</h2>
            {props.text && <p>{props.text}</p>}
          </div>
          {props.more && (
            <Link className="link row" to={props.more.to}>
              {props.more.label}
              <Icon name="forward" small />
            </Link>
          )}
        </div>
        {props.children}
      </div>
    </section>
  );
}

/** The head of a page: its title and one sentence. */
export function PageHead({ children }: { children: ReactNode }) {
  return <div className="wrap page-head">{children}</div>;
}
