import { inTheme, violationsOf } from './axe';
import { Faults } from './faults';
import { expect, test } from './journey';
import { aPage } from './people';

test('OPS-17 what goes wrong in a page is a fault of its journey, unless the journey expects just that', async ({
  browser,
  faults,
}) => {
  faults.expect('threw of a button', 'threw nobody listens', 'console an error', /^console .*Content Security Policy/);
  faults.expect('GET 404 /api/events/nothing', 'GET failed /api/experts', 'GET failed https://elsewhere.test/x.png');
  const page = await aPage(browser);
  await page.goto('/terms');
  await page.route('**/api/experts', (route) => route.abort());
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('of a button');
    });
    void Promise.reject(new Error('nobody listens'));
    console.error('an error');
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.test/x.png' }));
    await fetch('/api/events/nothing');
    await fetch('/api/experts').catch(() => undefined);
  });
  await expect.poll(() => faults.open).toEqual([]);
});

test('OPS-17 what was not expected stays, and so does what was expected in vain', async ({ browser, faults }) => {
  const own = new Faults();
  faults.expect('GET 404 /api/events/nothing');
  const page = await aPage(browser);
  own.watch(page.context());
  own.expect('GET 404 /api/events/nothing-else');
  await page.goto('/terms');
  await page.evaluate(() => fetch('/api/events/nothing'));
  await expect
    .poll(() => own.open)
    .toEqual(['GET 404 /api/events/nothing', 'did not happen: GET 404 /api/events/nothing-else']);
});

test('a picture without words and a text that can hardly be read are found, in the part that is asked about', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await page.goto('/terms');
  await page.evaluate(() => {
    const grey = Object.assign(document.createElement('p'), { className: 'asked', textContent: 'Hardly there' });
    // As wide around its letters as axe wants to see before it judges.
    Object.assign(grey.style, { padding: '1em', color: '#777', background: '#888' });
    grey.append(document.createElement('img'));
    document.querySelector('main')?.append(grey);
  });
  await inTheme(page, 'dark');
  const ids = async (asked?: Parameters<typeof violationsOf>[1]) =>
    (await violationsOf(page, asked)).map((line) => line.split(':')[0]).sort();
  expect(await ids()).toEqual(['color-contrast', 'image-alt']);
  expect(await ids({ part: '.asked' })).toEqual(['color-contrast', 'image-alt']);
  expect(await ids({ only: 'colours' })).toEqual(['color-contrast']);
  expect(await ids({ part: 'header' })).toEqual([]);
});
