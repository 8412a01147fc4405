import { Link } from 'react-router-dom';
import { usePublishedList } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { cardClass } from '../../ui/card';
import { CollectionPage } from '../../ui/collection';
import { gridClass } from '../../ui/grid';
import { linkClass } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Translated } from '../../ui/translated';
import styles from './news-screen.module.css';

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
        <div className="stack">
          <div className={gridClass('three')}>
            {items.map((item, index) => (
              <Link key={item.id} className={cardClass({ link: true })} to={paths.newsItem(item.id)}>
                <Picture
                  className={styles.picture}
                  src={item.imageUrl}
                  alt=""
                  width={960}
                  height={600}
                  sizes="(max-width: 860px) 92vw, 360px"
                  isFirst={index === 0}
                />
                <span className={styles.words}>
                  <Translated of={item} />
                  {item.publishDate && <span className="small subtle">{formatDay(item.publishDate, language)}</span>}
                  <h2 className={styles.title}>{item.title}</h2>
                  <span className="small muted">{item.excerpt}</span>
                </span>
              </Link>
            ))}
          </div>
          <p>
            <Link className={linkClass()} to={paths.issues}>
              {t('newsletter.issues')}
            </Link>
          </p>
        </div>
      )}
    </CollectionPage>
  );
}
