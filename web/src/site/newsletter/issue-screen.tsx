import { Link, useParams } from 'react-router-dom';
import type { WholeIssue } from '@nexus/domain/contract/issues';
import { usePublicRead } from '../../lib/content';
import { formatDay, formatMoment } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { DocumentPage } from '../../ui/collection';
import { linkClass } from '../../ui/link';
import { PageTitle } from '../../ui/page-title';

/** One issue of the newsletter as it went out. */
export function IssueScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const { id = '' } = useParams();
  const query = usePublicRead<WholeIssue & { fallbacks?: string[] }>(`issues/${id}`);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.issues, label: t('newsletter.issues') }}
      words={{ notFound: t('newsletter.noIssues'), failed: t('newsletter.failed') }}
    >
      {({ title, sentAt, intro, blocks }) => (
        <>
          <PageTitle title={title} />
          <p className="small subtle">{formatDay(sentAt, language)}</p>
          {intro && (
            <p className="prose" dir="auto">
              {intro}
            </p>
          )}
          {blocks.map((block, index) => (
            <Block key={`${index} ${block.path}`} block={block} />
          ))}
        </>
      )}
    </DocumentPage>
  );
}

function Block({ block }: { block: WholeIssue['blocks'][number] }) {
  const language = useLanguage();
  const { title, text, startsAt, place, path } = block;
  const when = [startsAt && formatMoment(startsAt, language), place].filter(Boolean).join(' · ');
  return (
    <section>
      {title && (
        <h2>
          <Link className={linkClass()} to={path}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
      )}
      {when && <p className="small subtle">{when}</p>}
      {text && (
        <p className="prose" dir="auto">
          {text}
        </p>
      )}
    </section>
  );
}
