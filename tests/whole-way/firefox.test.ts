// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startFirefox } from '../engines/drivers/firefox.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('Firefox', startFirefox);
