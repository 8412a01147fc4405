import { Link } from 'react-router-dom';
import type { ListedOf } from '../lib/content';
import { paths } from '../lib/paths';
import { Avatar } from './avatar';
import { cardClass } from './card';
import styles from './story-card.module.css';
import { tagClass } from './tag';
import { Translated } from './translated';

export function StoryCard({ story }: { story: ListedOf<'successStory'> }) {
  return (
    <Link className={cardClass({ link: true, padded: true }, styles.card)} to={paths.story(story.id)}>
      <span className="person">
        <Avatar name={story.personName} src={story.imageUrl} />
        <span>
          <b>
            <bdi>{story.personName}</bdi>
          </b>
          <small>
            <bdi>{[story.personTitle, story.companyName].filter(Boolean).join(' · ')}</bdi>
          </small>
        </span>
      </span>
      <Translated of={story} />
      <span className={styles.words} dir="auto">
        {story.quote || story.story}
      </span>
      {story.industry && (
        <span className={tagClass()}>
          <bdi>{story.industry}</bdi>
        </span>
      )}
    </Link>
  );
}
