// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startWebKit } from '../engines/drivers/webkit.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('WebKit', startWebKit);
