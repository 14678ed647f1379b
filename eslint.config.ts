// The rules of the house, as far as a machine can see them. Why each stands: CONTRIBUTING.md.
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import type { Linter } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import * as style from './lint/code-style.ts';
import { directions } from './lint/directions.ts';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];
const codeFiles = ['**/*.ts', '**/*.tsx'];

function refuse(...refusals: readonly style.Refusal[]): Linter.RulesRecord {
  return { 'no-restricted-syntax': ['error', ...refusals] };
}

const base = [...style.everywhere, style.defaultExport];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'var/', 'coverage/', '**/*.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: codeFiles,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, astro.configs.recommended] },
  {
    files: [...codeFiles, '**/*.astro'],
    plugins: { ...directions.plugins, 'import-x': importX, 'file-names': style.fileNames },
    settings: {
      ...directions.settings,
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      ...directions.rules,
      ...refuse(...base),
      'file-names/say-one-thing': 'error',
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', { max: 150 }],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-template': 'error',
      'object-shorthand': 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  ...directions.byArea,
  { files: ['**/*.tsx', 'site/**/*.ts'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: codeFiles,
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // What is left out of the rest is named on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Neither enums nor classes of our own are allowed; to look for their misuse took more than a quarter of the whole run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Code points are what we count and cut by; nobody here draws single letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },

  // Patterns that meet what visitors wrote: none takes longer than its text is long.
  {
    files: ['domain/**', 'server/**', 'site/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },

  { files: ['content/**', ...tests], rules: { 'max-lines': 'off' } },
  { files: ['site/**'], rules: refuse(...base, ...style.environment, ...style.visible) },
  {
    files: ['site/pages/**/*.astro'],
    rules: refuse(...base, ...style.environment, ...style.visible, style.tagsInPages),
  },
  {
    files: ['domain/**', 'server/**'],
    rules: refuse(...base, ...style.environment, ...style.timeAndChance, style.otherPrograms),
  },
  // The one program the server starts is its own, without a shell: docs/decisions says why.
  {
    files: ['server/photos/photo-desk.ts'],
    rules: refuse(...base, ...style.environment, ...style.timeAndChance),
  },
  { files: ['server/main.ts'], rules: refuse(...base, style.otherPrograms) },
  { files: ['server/settings/env.ts'], rules: refuse(...base, ...style.timeAndChance, style.otherPrograms) },
  // Vitest's matchers inside an expected value (expect.objectContaining) are typed any.
  { files: tests, rules: { ...refuse(...base), '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: ['*.config.ts'], rules: refuse(...style.everywhere) },
  {
    files: ['scripts/**', 'bench/**', 'art/**', 'tests/**/{pages-report,print-browser}.ts'],
    rules: { 'no-console': 'off' },
  },
);
