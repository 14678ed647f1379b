// One server and one browser for all journeys; each test has a browser context of its own.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { leaveNothing } from '../../../scripts/progress/leave-nothing.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { startServer } from '../servers/start-server.ts';

declare module 'vitest' {
  // What a set-up hands to its tests is typed by merging, and only an interface merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    readonly origin: string;
    readonly dataDir: string;
    readonly browserEndpoint: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  leaveNothing();
  const [server, browser] = await Promise.all([
    startServer(),
    chromium.launchServer({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }),
  ]);
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    const exitCode = await server.stop();
    await browser.close();
    // What the server itself calls an error must not pass unseen behind green journeys.
    const errors = server.lines.filter((line) => !/"level":"(?:debug|info|warn)"/u.test(line));
    if (exitCode !== 0 || errors.length > 0) {
      throw new Error(`The server ended with ${exitCode ?? 'a signal'}:\n${errors.join('\n')}`);
    }
  };
}
