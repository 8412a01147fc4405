import { expect, test as base, type BrowserContext } from '@playwright/test';
import { Faults } from './faults';
import { Site } from './site';

export { expect };

/**
 * A journey: it fails when anything goes wrong in a page that it opened, seen or not, unless it says beforehand what
 * it brings about (`faults.expect('GET 404 /api/events/nothing')`). Every browser that it opened is closed after it.
 */
export const test = base.extend<{ faults: Faults; site: Site }>({
  faults: [
    async ({ browser }, use) => {
      const faults = new Faults();
      const watch = (context: BrowserContext) => faults.watch(context);
      browser.on('context', watch);
      await use(faults);
      const open = faults.open;
      browser.off('context', watch);
      for (const context of browser.contexts()) await context.close();
      expect(open, 'what went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({}, use, info) => {
    const site = new Site(info);
    await use(site);
    site.leave();
  },
});
