import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import { linkClass } from './link';
import styles from './section.module.css';

/** A part of a page under a dimension line: title, a sentence, and where there is more. */
export function Section(props: {
  title: string;
  text?: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={id}>{props.title}</h2>
            {props.text && <p>{props.text}</p>}
          </div>
          {props.more && (
            <Link className={linkClass({ withIcon: true })} to={props.more.to}>
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
  return <div className={`wrap ${styles.pageHead}`}>{children}</div>;
}

/** What a page lists, below its head. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.pageBody}`}>{children}</div>;
}
