// Finds a Chromium that is already on this machine; tests never download one.
import { chromium } from 'playwright-core';
import { findProgram } from './find-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of a Chromium: CHROME_PATH, one on PATH, or one Playwright installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const found = findProgram([process.env.CHROME_PATH ?? '', ...names, chromium.executablePath()]);
  if (found === undefined) {
    throw new Error('No Chromium found. Install it ("apt-get install chromium") or set CHROME_PATH.');
  }
  return found;
}
