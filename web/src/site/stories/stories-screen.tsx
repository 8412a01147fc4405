import { usePublishedList } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { CollectionPage } from '../../ui/collection';
import { gridClass } from '../../ui/grid';
import { StoryCard } from '../../ui/story-card';

export function StoriesScreen() {
  const t = useWords('site');
  const query = usePublishedList('successStory');
  return (
    <CollectionPage
      title={t('stories.title')}
      text={t('stories.text')}
      query={query}
      words={{ none: t('stories.none'), failed: t('stories.failed') }}
    >
      {(stories) => (
        <div className={gridClass('three')}>
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </div>
      )}
    </CollectionPage>
  );
}
