// Prints the Chromium the journeys will use; ends with 1 when there is none. .ci/run asks before it installs one.
import { findBrowser } from './find-browser.ts';

console.log(findBrowser());
