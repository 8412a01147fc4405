import { expect, test } from 'vitest';
import type { Bilingual } from '@nexus/domain/bilingual';
import { successStory } from '@nexus/domain/resources/success-story';
import { SAMPLE_STORIES } from './sample-stories';

const said = (name: string) => new Set(SAMPLE_STORIES.map((story) => (story[name] as Bilingual).en));

test('the sample of Bulk Upload: seven stories of the specified industries, programs and years, each of which can be stored', () => {
  expect(SAMPLE_STORIES).toHaveLength(7);
  expect(said('industry')).toEqual(new Set(['CleanTech', 'HealthTech', 'EdTech', 'AgriTech', 'FinTech']));
  expect(said('programAttended')).toEqual(
    new Set(['Green Future Initiative', 'Tech Innovation Hub', 'Digital Skills Academy']),
  );
  expect(new Set(SAMPLE_STORIES.map(({ yearCompleted }) => yearCompleted))).toEqual(new Set([2021, 2022, 2023]));
  for (const story of SAMPLE_STORIES) expect(successStory.schema.safeParse(story).success).toBe(true);
});
