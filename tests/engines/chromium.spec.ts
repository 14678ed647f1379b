// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startChromium } from './drivers/chromium.ts';
import { journeyIn } from './journeys/engine-journeys.ts';

journeyIn('Chromium', startChromium);
