import { Link } from 'react-router-dom';
import type { ArchivedIssue } from '@nexus/domain/contract/issues';
import { usePublicRead } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { linkClass } from '../../ui/link';
import { CollectionPage } from '../../ui/collection';

/** What went out of the newsletter, the newest first. */
export function IssuesScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const query = usePublicRead<ArchivedIssue[]>('issues');
  return (
    <CollectionPage
      title={t('newsletter.issues')}
      text={t('newsletter.text')}
      query={query}
      words={{ none: t('newsletter.noIssues'), failed: t('newsletter.failed') }}
    >
      {(issues) => (
        <ul className="stack">
          {issues.map(({ id, title, sentAt }) => (
            <li key={id}>
              <Link className={linkClass()} to={paths.issue(id)}>
                <bdi>{title}</bdi>
              </Link>{' '}
              <span className="small subtle">{formatDay(sentAt, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </CollectionPage>
  );
}
