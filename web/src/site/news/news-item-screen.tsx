import { useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { DocumentPage } from '../../ui/collection';
import styles from '../../ui/document.module.css';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';

export function NewsItemScreen() {
  const t = useWords('site');
  const language = useLanguage();
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
                item.publishDate && formatDay(item.publishDate, language),
                item.author && t('news.by', { author: item.author }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </header>
          <Picture
            className={styles.picture}
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
