import { expect, test } from 'vitest';
import { BROWSER_KEYS, LIMITS } from './limits';
import { successStory } from './resources/success-story';
import { statistics } from './resources/statistics';
import { event } from './resources/event';
import { program } from './resources/program';
import { partner } from './resources/partner';
import { expert } from './resources/expert';

test('the constants of the second specification, §9', () => {
  expect(LIMITS).toMatchObject({
    adminSession: 86_400_000,
    imageBytes: 8_388_608,
    imageSide: 2048,
    bulkUploadPause: 500,
    entryPreviewCharacters: 100,
    dashboardItems: 5,
    toastDuration: 5_000,
    tooltipDelay: 700,
    errorDetailCharacters: 200,
    cacheFresh: 600_000,
    cacheKept: 1_800_000,
    expertsFresh: 300_000,
    expertsKept: 600_000,
    readRetries: 2,
    retryPause: 1_000,
    retryPauseMax: 3_000,
  });
  expect(BROWSER_KEYS).toMatchObject({
    hero: 'website_hero_content',
    about: 'website_about_content',
    currentMember: 'member_current',
  });
});

test('the constants of the first specification, §9', () => {
  expect(LIMITS).toMatchObject({
    pastEventsShown: 6,
    membersPerPage: 12,
    pageWindow: 5,
    skillsMin: 1,
    skillsMax: 3,
    refetchDelay: 500,
    refetchAttempts: 2,
    refetchPause: 1_000,
    profileLabelInsideAbovePercent: 15,
    directoryFresh: 300_000,
    toastSwipe: 50,
    backToTopAfterPixels: 300,
    navChangesAfterPixels: 50,
  });
});

test('the defaults of the second specification, §3 and §5', () => {
  expect(event.fields.type.initial).toBe('Workshop');
  expect([event.fields.isPublished.initial, event.fields.isFeatured.initial, event.fields.capacity.initial]).toEqual([
    true,
    false,
    0,
  ]);
  expect(event.fields.type.options?.map(({ value }) => value)).toEqual([
    'Workshop',
    'Networking',
    'Live Event',
    'Conference',
  ]);
  expect([partner.fields.order.initial, expert.fields.order.initial]).toEqual([0, 0]);
  expect([partner.fields.isActive.initial, expert.fields.isActive.initial]).toEqual([true, true]);
  expect(program.fields.status.options?.map(({ value }) => value)).toEqual(['Active', 'Upcoming', 'Archived']);
  expect(successStory.fields.isPublished.initial).toBe(true);
  expect(statistics.fields.totalFundingRaised.required).toBe(true);
});

test('SPEC-520 SPEC-584 the figures that the forms start with are examples, none of them stored', () => {
  const examples = Object.entries(statistics.fields).map(([name, { placeholder, initial }]) => [
    name,
    placeholder,
    initial,
  ]);
  expect(examples.filter(([, placeholder]) => placeholder)).toEqual([
    ['totalFundingRaised', '$50M+', ''],
    ['startupSuccessRate', '85%', ''],
    ['jobsCreated', '1200', 0],
    ['internationalMarkets', '15+', ''],
    ['totalStartups', '150', 0],
    ['activePrograms', '8', 0],
  ]);
  expect(statistics.schema.safeParse({}).success).toBe(false);
});
