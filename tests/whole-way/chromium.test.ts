import { startChromium } from '../engines/drivers/chromium.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('Chromium', startChromium);
