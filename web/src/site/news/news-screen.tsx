import { Link } from 'react-router-dom';
import { usePublishedList } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { CollectionPage } from '../../ui/collection';
import { Picture } from '../../ui/picture';
import { Translated } from '../../ui/translated';

export function NewsScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const query = usePublishedList('newsItem');
  return (
    <CollectionPage
      title={t('news.title')}
      text={t('news.text')}
      query={query}
      words={{ none: t('news.none'), failed: t('news.failed') }}
    >
      {(items) => (
        <div className="grid g3">
          {items.map((item, index) => (
            <Link key={item.id} className="card" to={paths.newsItem(item.id)}>
              <Picture
                className="lead flat"
                src={item.imageUrl}
                alt=""
                width={960}
                height={600}
                sizes="(max-width: 860px) 92vw, 360px"
                isFirst={index === 0}
              />
              <span className="pad stack" style={{ gap: 8 }}>
                <Translated of={item} />
                {item.publishDate && <span className="sm subtle">{formatDay(item.publishDate, language)}</span>}
                <h2 className="card-title">{item.title}</h2>
                <span className="sm muted">{item.excerpt}</span>
              </span>
            </Link>
          ))}
        </div>
      )}
    </CollectionPage>
  );
}
