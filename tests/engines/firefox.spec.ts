import { startFirefox } from './drivers/firefox.ts';
import { journeyIn } from './journeys/engine-journeys.ts';
import { keepFloridasTime } from './journeys/keeping-floridas-time.ts';
import { meetEveryPage } from './journeys/meeting-every-page.ts';

const test = journeyIn('Firefox', startFirefox);
keepFloridasTime(test);
meetEveryPage(test);
