// Finds a Chromium that is already on this machine; tests never download one.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium: CHROME_PATH, one on PATH, or one Playwright installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, chromium.executablePath()];
  const found = candidates.find((path) => path !== '' && isExecutable(path));
  if (found === undefined) {
    throw new Error('No Chromium found. Install it ("apt-get install chromium") or set CHROME_PATH.');
  }
  return found;
}
