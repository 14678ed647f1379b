// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startChromium } from '../engines/drivers/chromium.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('Chromium', startChromium);
