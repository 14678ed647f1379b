// One project for each kind of test; package.json has a script of the same name for each.
import { defineConfig } from 'vitest/config';

const storeTests = '**/*.contract.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // Heads read the build's settings; outside a build the environment is empty.
        resolve: {
          alias: { 'astro:env/server': `${import.meta.dirname}/tests/support/empty-environment.ts` },
        },
        test: {
          name: 'unit',
          include: ['{content,domain,site,server,scripts,lint}/**/*.test.{ts,tsx}'],
          exclude: [storeTests],
          // Some flush to a real disk hundreds of times; a busy machine must not fail them.
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'stores', include: [`server/${storeTests}`], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      { test: { name: 'built-site', include: ['tests/built-site/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          globalSetup: ['tests/support/journey-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
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
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
