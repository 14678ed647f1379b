// One project for each kind of test; package.json has a script of the same name for each.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { listEngineFiles } from './tests/support/find-engines.ts';
import { createProgressReporter } from './tests/support/progress-reporter.ts';

const storeTests = '**/*.contract.test.ts';

/**
 * Vitest would leave one core to itself, which on two cores halves the work. What is waited for in a test comes within two
 * seconds on a quiet machine: no test needs one.
 */
const everyCore = {
  maxWorkers: availableParallelism(),
  expect: { poll: { timeout: 20_000 } },
};
/**
 * A browser driven from outside may hang. What fails twice is a fault; what passes only the second time is named in the closing
 * lines of `npm test`, to be looked into.
 */
const browserRetries = 1;
/** Modules (and the parsed pages of the built site) are kept from file to file: no file leaves anything behind in them. */
const keptModules = { ...everyCore, isolate: false };

export default defineConfig({
  test: {
    // Whoever draws pictures anew waits for them, and is shown how many are done.
    reporters: process.env.SHOW_PROGRESS === '1' ? [createProgressReporter()] : ['default'],
    projects: [
      {
        // Heads read the build's settings; outside a build the environment is empty.
        resolve: {
          alias: { 'astro:env/server': `${import.meta.dirname}/tests/support/empty-environment.ts` },
        },
        test: {
          ...keptModules,
          name: 'unit',
          include: ['{content,domain,site,server,scripts,lint}/**/*.test.{ts,tsx}'],
          exclude: [storeTests],
          // Some flush to a real disk hundreds of times; a busy machine must not fail them.
          testTimeout: 200_000,
        },
      },
      {
        test: {
          ...keptModules,
          name: 'stores',
          include: [`server/${storeTests}`],
          globalSetup: ['tests/support/stores-setup.ts'],
          testTimeout: 200_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...keptModules,
          name: 'built-site',
          include: ['tests/built-site/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...keptModules,
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          globalSetup: ['tests/support/journey-setup.ts'],
          testTimeout: 200_000,
          retry: browserRetries,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'installed',
          include: ['tests/installed/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'engines',
          include: listEngineFiles('tests/engines', '.spec.ts'),
          globalSetup: ['tests/support/tell-missing-engines.ts', 'tests/support/engines-setup.ts'],
          testTimeout: 120_000,
          retry: browserRetries,
          hookTimeout: 60_000,
        },
      },
      {
        // Not part of `npm test`: this takes minutes.
        test: {
          ...everyCore,
          name: 'whole-way',
          include: listEngineFiles('tests/whole-way', '.test.ts'),
          globalSetup: ['tests/support/tell-missing-engines.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Not part of `npm test`: these draw the pictures of the README.
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.spec.ts'],
          globalSetup: ['tests/support/journey-setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // Not part of `npm test`: these need root, loop devices and nginx.
        test: {
          name: 'machine-faults',
          include: ['tests/machine-faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...everyCore,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
