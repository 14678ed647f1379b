// The rules of the house, as far as a machine can see them: who may import whom, forms that are refused, names of files, patterns
// that take longer than their text. What needs types stands in .oxlintrc.json. Why each stands: CONTRIBUTING.md.
import astro from 'eslint-plugin-astro';
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
  { files: codeFiles, languageOptions: { parser: tseslint.parser } },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.strict, astro.configs.recommended],
    rules: { eqeqeq: 'error' },
  },
  {
    files: [...codeFiles, '**/*.astro'],
    plugins: { ...directions.plugins, 'file-names': style.fileNames },
    settings: directions.settings,
    rules: {
      ...directions.rules,
      ...refuse(...base),
      'file-names/say-one-thing': 'error',
      'max-lines': ['error', { max: 150 }],
      'no-console': 'error',
    },
  },
  ...directions.byArea,
  // The scripts inside an .astro file are named by their number.
  { files: ['**/*.astro/*'], rules: { 'file-names/say-one-thing': 'off' } },

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
  { files: tests, rules: refuse(...base) },
  { files: ['*.config.ts'], rules: refuse(...style.everywhere) },
  {
    files: ['scripts/**', 'bench/**', 'art/**', 'tests/**/{pages-report,print-browser}.ts'],
    rules: { 'no-console': 'off' },
  },
);
