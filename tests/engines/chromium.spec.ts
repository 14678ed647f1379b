import { startChromium } from './drivers/chromium.ts';
import { journeyIn } from './journeys/engine-journeys.ts';

journeyIn('Chromium', startChromium);
