import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../tools/run/chromium';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['./journeys/asserting-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? ([['json']] as const) : []),
  ],
  // Editing changes what the other journeys read, so it comes last.
  projects: [
    { name: 'site', testIgnore: ['content.spec.ts', 'panel.spec.ts', 'pictures.spec.ts'] },
    {
      name: 'editing',
      testMatch: ['content.spec.ts', 'panel.spec.ts', 'pictures.spec.ts'],
      dependencies: ['site'],
      workers: 1,
    },
  ],
  use: {
    baseURL: process.env['SITE_URL'],
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 860 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: CHROMIUM_FLAGS },
  },
});
