// One project for each kind of test; package.json has a script of the same name for each.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { listEngineFiles } from './tests/support/browser/find-engines.ts';
import { createProgressReporter } from './tests/support/vitest/progress-reporter.ts';

const storeTests = '**/*.contract.test.ts';
/** What takes long, by its name beside what it tests: `npm run test:all` runs it, `npm test` does not. */
const thorough = '**/*.thorough.*';

/** Vitest would leave one core to itself. What a test waits for comes within two seconds on a quiet machine: none needs one. */
const everyCore = {
  maxWorkers: availableParallelism(),
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
};
/** Modules (and the parsed pages of the built site) are kept from file to file: no file leaves anything behind in them. */
const keptModules = { ...everyCore, isolate: false };

const stores = ['tests/support/vitest/stores-setup.ts'];
const browser = ['tests/support/vitest/journey-setup.ts'];
const tellMissing = 'tests/support/vitest/tell-missing-engines.ts';

export default defineConfig({
  // Heads read the build's settings; outside a build the environment is empty.
  resolve: { alias: { 'astro:env/server': `${import.meta.dirname}/tests/support/vitest/empty-build.ts` } },
  test: {
    // Whoever draws pictures anew waits for them, and is shown how many are done.
    reporters: process.env.SHOW_PROGRESS === '1' ? [createProgressReporter()] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          ...keptModules,
          name: 'unit',
          include: ['{content,domain,site,server,scripts,lint}/**/*.test.{ts,tsx}'],
          exclude: [storeTests, thorough],
          // Some flush to a real disk hundreds of times; a busy machine must not fail them.
          testTimeout: 200_000,
        },
      },
      {
        extends: true,
        test: {
          ...keptModules,
          name: 'stores',
          include: [`server/${storeTests}`],
          exclude: [thorough],
          globalSetup: stores,
          testTimeout: 200_000,
        },
      },
      {
        extends: true,
        test: {
          ...keptModules,
          name: 'built-site',
          include: ['tests/built-site/**/*.test.ts'],
          exclude: [thorough],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          ...keptModules,
          name: 'thorough',
          include: ['{content,domain,site,server,scripts,tests}/**/*.thorough.{test,spec}.ts'],
          globalSetup: [...stores, ...browser],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...keptModules,
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          exclude: [thorough],
          globalSetup: browser,
          testTimeout: 200_000,
        },
      },
      {
        // The same is looked at on every kind of page, at every width.
        test: {
          ...keptModules,
          name: 'sweeps',
          include: ['tests/sweeps/**/*.spec.ts'],
          globalSetup: browser,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'installed',
          include: ['tests/installed/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'engines',
          include: listEngineFiles('tests/engines', '.spec.ts'),
          globalSetup: [tellMissing, 'tests/support/vitest/engines-setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      // No part of `npm run test:all`. This takes minutes:
      {
        test: {
          ...everyCore,
          name: 'whole-way',
          include: listEngineFiles('tests/whole-way', '.test.ts'),
          globalSetup: tellMissing,
          testTimeout: 600_000,
        },
      },
      // These draw the pictures of the README:
      {
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.spec.ts'],
          globalSetup: browser,
          testTimeout: 120_000,
        },
      },
      // These need root, loop devices and nginx:
      {
        test: {
          ...everyCore,
          name: 'machine-faults',
          include: ['tests/machine-faults/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
