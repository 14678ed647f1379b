// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startFirefox } from './drivers/firefox.ts';
import { journeyIn } from './journeys/engine-journeys.ts';
import { waitForAPage } from './journeys/finding-ones-way.ts';
import { keepFloridasTime } from './journeys/keeping-floridas-time.ts';
import { meetEveryPage } from './journeys/meeting-every-page.ts';

const test = journeyIn('Firefox', startFirefox);
keepFloridasTime(test);
meetEveryPage(test);
// Firefox gives up what it is fetching as soon as somebody leaves.
waitForAPage(test, 'that is asked for before all scripts have come', /^\/about$|^\/_astro\/later\./u);
