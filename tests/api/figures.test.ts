import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentDocuments } from '../../tools/seed/content';
import { call } from '../setup/call';
import { until } from '../setup/store';
import { aStaff, shownNow, type Staff } from '../setup/people';

type Data = Record<string, unknown>;
const PATHS = ['statistics', 'pages/impact'];
const SURVEY = { en: 'Survey of our alumni', ar: 'استبيان الخريجين' };
const DAY = '2026-09-30T09:00:00.000Z';

let editor: Staff;
beforeAll(async () => {
  editor = await aStaff('editor');
});
afterAll(async () => {
  for (const path of PATHS) await write(path, seeded(path));
});

function seeded(path: string): Data {
  const id = path.includes('/') ? path : `${path}/main`;
  return contentDocuments().find((one) => one.path === id)?.data as Data;
}

async function write(path: string, fields: Data): Promise<void> {
  const { token } = editor;
  const { json } = await call('GET', `/api/admin/content/${path}`, { token });
  const headers = { 'if-match': `"${json.version}"` };
  const { status, text } = await call('PUT', `/api/${path}?lang=both`, { token, headers, body: fields });
  expect(status, text).toBe(200);
}

/**
 * The page of figures as the server draws it once `isThere` holds of it, numbers without their separators: what is saved
 * is on a page within a second or so.
 */
async function drawn(language: 'en' | 'ar', isThere: (page: string) => boolean): Promise<string> {
  const read = async () => (await call('GET', `${language === 'ar' ? '/ar' : ''}/impact?fresh=${randomUUID()}`)).text;
  const text = await until(async () => {
    const page = await read();
    return isThere(page) && page;
  });
  return text.replace(/<script.*?<\/script>/gs, '').replace(/(?<=[\d٠-٩])[,٬](?=[\d٠-٩])/g, '');
}

test('a figure with source and date is shown with both, in both languages; one that lacks either is shown to nobody but staff', async () => {
  await write('statistics', {
    ...seeded('statistics'),
    youthEmpowered: 70_001,
    youthEmpoweredSource: SURVEY,
    youthEmpoweredAsOf: DAY,
    jobsCreated: 70_002,
    jobsCreatedSource: SURVEY,
    jobsCreatedAsOf: null,
    awardsWon: 70_003,
    awardsWonSource: { en: '', ar: '' },
    awardsWonAsOf: DAY,
    totalFundingRaised: '$70004',
    totalFundingRaisedSource: { en: '', ar: '' },
    totalFundingRaisedAsOf: null,
  });
  for (const language of ['en', 'ar'] as const) {
    const { json } = await shownNow(`/api/statistics?lang=${language}`);
    expect(json).toMatchObject({
      youthEmpowered: 70_001,
      youthEmpoweredSource: SURVEY[language],
      youthEmpoweredAsOf: DAY,
      jobsCreated: 0,
      awardsWon: 0,
      totalFundingRaised: '',
    });
  }
  const isThere = (page: string) => page.includes('alumni') || page.includes('الخريجين');
  const [english, arabic] = [await drawn('en', isThere), await drawn('ar', isThere)];
  expect(english).toMatch(/70001.*People empowered.*Survey of our alumni.*As of Wed 30 Sept? 2026/s);
  expect(arabic).toMatch(/٧٠٠٠١.*أشخاص مكّنّاهم.*استبيان الخريجين.*حتى الأربعاء،? ٣٠ سبتمبر ٢٠٢٦/s);
  for (const page of [english, arabic])
    expect(page).not.toMatch(/7000[2-4]|٧٠٠٠[٢-٤]|Jobs created|وظائف|Awards|جوائز|Funding raised/);
  const stored = await call('GET', '/api/statistics', { token: editor.token });
  expect(stored.json).toMatchObject({ jobsCreated: 70_002, awardsWon: 70_003, totalFundingRaised: '$70004' });
});

test('figures of impact areas have source and date or are not shown; the area is', async () => {
  const area = (title: string, stat: string, more: Data) => ({
    title: { en: title, ar: title },
    stat: { en: stat, ar: stat },
    ...more,
  });
  await write('pages/impact', {
    ...seeded('pages/impact'),
    impactAreas: [
      area('Area one', '71 firms', { source: SURVEY, asOf: DAY }),
      area('Area two', '72 firms', { source: SURVEY }),
      area('Area three', '73 firms', { asOf: DAY }),
    ],
  });
  const { json } = await shownNow('/api/pages/impact');
  expect((json.impactAreas as Data[]).map(({ stat }) => stat)).toEqual(['71 firms', '', '']);
  const isThere = (page: string) => page.includes('Area one');
  const [english, arabic] = [await drawn('en', isThere), await drawn('ar', isThere)];
  for (const page of [english, arabic]) {
    for (const shown of ['Area one', '71 firms', 'Area two', 'Area three']) expect(page).toContain(shown);
    expect(page).not.toMatch(/7[23] firms/);
  }
  expect(english).toMatch(/71 firms.*Survey of our alumni.*As of Wed 30 Sept? 2026.*Area two/s);
  expect(arabic).toMatch(/71 firms.*استبيان الخريجين.*سبتمبر ٢٠٢٦.*Area two/s);
});

test('where no figure has both, the page has no part for them', async () => {
  const without = Object.entries(seeded('statistics')).map(([name, value]) => [
    name,
    name.endsWith('AsOf') ? null : value,
  ]);
  await write('statistics', Object.fromEntries(without) as Data);
  expect((await shownNow('/api/statistics')).json.youthEmpowered).toBe(0);
  const isThere = (page: string) => !/In figures|بالأرقام/.test(page);
  const [english, arabic] = [await drawn('en', isThere), await drawn('ar', isThere)];
  expect([english.includes('In figures'), arabic.includes('بالأرقام')]).toEqual([false, false]);
  expect(english).toContain('Impact Areas');
});

test('every figure of the seed has a source in both languages and a date that has been', () => {
  const statistics = seeded('statistics');
  const figures = Object.keys(statistics).filter((name) => !/(Source|AsOf)$/.test(name));
  expect(figures).toHaveLength(12);
  const areas = seeded('pages/impact')['impactAreas'] as Data[];
  const all = [
    ...figures.map((name) => [name, statistics[`${name}Source`], statistics[`${name}AsOf`]]),
    ...areas.map(({ stat, source, asOf }) => [stat, source, asOf]),
  ];
  for (const [name, source, asOf] of all) {
    expect([name, source]).toEqual([name, { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[؀-ۿ]/) }]);
    expect([name, Date.parse(String(asOf)) < Date.now()]).toEqual([name, true]);
  }
});
