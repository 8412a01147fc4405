import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../tools/local/browser';

/** Each journey stands alone, so the files run two at a time in any order. The limits are for machines that are busy. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  reporter: [
    ['list'],
    ['./journeys/asserting-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: process.env['SITE_URL'],
    actionTimeout: 30_000,
    // The emulator would compress every file anew for every browser.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Of those that failed, for who was not there: every step with its picture.
    trace: process.env['NEXUS_TRACES'] ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 860 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: CHROMIUM_FLAGS },
  },
});
