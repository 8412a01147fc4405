import { defineConfig } from 'vitest/config';
import { pages } from './web/build/pages';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [pages()],
        test: {
          name: 'unit',
          expect: { requireAssertions: true },
          include: ['{domain,functions,web,tools}/**/*.test.{ts,tsx}', 'tests/vocabulary/*.test.ts'],
          exclude: ['**/node_modules/**', '{domain,functions}/lib/**'],
          // A test that ends late on a busy machine is not one that fails.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'emulators',
          expect: { requireAssertions: true },
          include: ['tests/{rules,api,operate,chaos}/**/*.test.ts'],
          // One after another in one process: what they import is loaded once.
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
