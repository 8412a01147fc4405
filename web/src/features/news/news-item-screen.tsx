import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { usePublished } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { DocumentPage } from '../../ui/collection';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';

export function NewsItemScreen() {
  const { t, i18n } = useTranslation('site');
  const { id = '' } = useParams();
  const query = usePublished('newsItem', id);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.news, label: t('news.back') }}
      words={{ notFound: t('news.notFound'), failed: t('news.failed') }}
    >
      {(item) => (
        <>
          <header className="stack" style={{ gap: 8 }}>
            <PageTitle title={item.title} />
            <p className="sm subtle">
              {[
                item.publishDate && formatDay(item.publishDate, i18n.language as Language),
                item.author && t('news.by', { author: item.author }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </header>
          <Picture
            className="lead"
            src={item.imageUrl}
            alt=""
            width={960}
            height={600}
            sizes="(max-width: 860px) 92vw, 1120px"
            isFirst
          />
          <p className="prose" dir="auto">
            {item.content || item.excerpt}
          </p>
        </>
      )}
    </DocumentPage>
  );
}
