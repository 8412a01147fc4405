import { useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { DocumentPage, DocumentPicture } from '../../ui/collection';
import { PageTitle } from '../../ui/page-title';
import { recipeClass } from '../../theme/recipe-class';

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
          <header className={recipeClass('stack', { gap: 'close' })}>
            <PageTitle title={item.title} />
            <p className="small subtle">
              {[
                item.publishDate && formatDay(item.publishDate, language),
                item.author && t('news.by', { author: item.author }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </header>
          <DocumentPicture src={item.imageUrl} />
          <p className="prose" dir="auto">
            {item.content || item.excerpt}
          </p>
        </>
      )}
    </DocumentPage>
  );
}
