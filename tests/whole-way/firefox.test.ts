import { startFirefox } from '../engines/drivers/firefox.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('Firefox', startFirefox);
