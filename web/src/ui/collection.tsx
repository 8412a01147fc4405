import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound, type PagedList, type PublicRead } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import { gridClass } from './grid';
import { CardSkeletons } from './card-skeletons';
import styles from './document.module.css';
import { Icon } from './icon';
import { linkClass } from './link';
import { MoreButton } from './more-button';
import { PageTitle } from './page-title';
import { Picture } from './picture';
import { PageBody, PageHead } from './section';
import { EmptyState, ErrorState, Skeletons } from './states';
import { Translated } from './translated';

/** A page that lists a collection: loading, empty, failed or full. */
export function CollectionPage<T>(props: {
  title: string;
  text: string;
  query: PagedList<T>;
  words: { none: string; failed: string };
  children: (items: T[]) => ReactNode;
}) {
  const { data, error, refetch } = props.query;
  return (
    <>
      <PageHead>
        <PageTitle title={props.title} />
        <p className="muted">{props.text}</p>
      </PageHead>
      <PageBody>
        {error && !data && <ErrorState text={props.words.failed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={gridClass('three')}>
            <CardSkeletons count={6} />
          </div>
        )}
        {data?.length === 0 && <EmptyState text={props.words.none} />}
        {data && data.length > 0 && props.children(data)}
        <MoreButton of={props.query} />
      </PageBody>
    </>
  );
}

/** A page about one document: loading, not found, failed or shown, with the way back. */
export function DocumentPage<T extends { fallbacks?: string[] }>(props: {
  query: PublicRead<T>;
  back: { to: string; label: string };
  words: { notFound: string; failed: string };
  children: (document: T) => ReactNode;
}) {
  const t = useWords();
  const { data, error, refetch } = props.query;
  return (
    <article className="wrap page stack">
      <Link className={linkClass({ withIcon: true })} to={props.back.to}>
        <Icon name="backward" small />
        {props.back.label}
      </Link>
      <Translated of={data} />
      {data && props.children(data)}
      {!data && isNotFound(error) && (
        <div className="stack">
          <PageTitle title={props.words.notFound} />
          <p className="muted">{t('notFound.text')}</p>
        </div>
      )}
      {!data && error && !isNotFound(error) && (
        <ErrorState text={props.words.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeletons count={3} height={140} />}
    </article>
  );
}

/** The picture at the head of a page about one document. */
export function DocumentPicture({ src }: { src: string }) {
  return (
    <Picture
      className={styles.picture}
      src={src}
      alt=""
      width={960}
      height={600}
      sizes="(max-width: 860px) 92vw, 1120px"
      isFirst
    />
  );
}
