// Finds a Chromium that is already on this machine; tests never download one.
import { chromium } from 'playwright-core';
import { findProgram } from './find-program.ts';

/** Debian's build for tests: the same engine without the windows of a desktop, in a third of the time (39 s for 116 s). */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function find(names: readonly string[]): string {
  const found = findProgram([process.env.CHROME_PATH ?? '', ...names, chromium.executablePath()]);
  if (found === undefined) {
    throw new Error(`No Chromium found. Install one ("apt-get install ${shell}") or set CHROME_PATH.`);
  }
  return found;
}

/**
 * The path of a Chromium for tests: CHROME_PATH, one on PATH, or one Playwright installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  return find([shell, ...whole]);
}

/** The path of one as people have it, for figures that are compared with other sites. */
export function findWholeBrowser(): string {
  return find(whole);
}
