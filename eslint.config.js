import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import law: what each part may not import. Imports flow one way (docs/how-to.md). */
const forbid = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patterns.map(([what, message]) =>
          typeof what === 'string' ? { regex: what, message } : { group: what, message },
        ),
      },
    ],
  },
});

export default tseslint.config(
  { ignores: ['**/node_modules', 'functions/lib', 'web/dist*', 'web/public', 'tools/pictures', '.nexus'] },
  ...tseslint.configs.recommended,
  {
    files: ['{domain,functions,web,tests,tools}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  forbid(
    ['domain/**/*.ts'],
    [
      ['firebase*', 'react*', 'hono*', 'node:*', '@nexus/web*', 'nexus-functions*'],
      'domain has no I/O and imports nothing but zod',
    ],
  ),
  forbid(['functions/**/*.ts'], [['react*', '@nexus/web*', '**/web/src/**'], 'functions import domain, never web']),
  {
    files: ['tests/journeys/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          allowTypeImports: true,
          message: 'test and expect come from ./journey: a journey fails when anything goes wrong in its pages',
        },
      ],
    },
  },
  forbid(
    ['web/src/{ui,theme,lib}/**/*.{ts,tsx}'],
    [['**/features/**', '**/admin/**', '**/app/**'], 'ui, theme and lib are below features, admin and app'],
    [['firebase-admin*', '**/functions/**'], 'the browser has no server code'],
  ),
  forbid(
    ['web/src/features/**/*.{ts,tsx}'],
    [
      ['**/admin/**', '**/app/**', '../../features/**'],
      'a feature imports ui, lib and theme; no other feature, no admin',
    ],
    ['^firebase(/|$)', 'Firebase is reached through lib alone, so that public pages load none of it'],
  ),
  forbid(['web/src/admin/**/*.{ts,tsx}'], [['**/app/**', '**/features/**'], 'admin imports ui, lib and theme']),
);
