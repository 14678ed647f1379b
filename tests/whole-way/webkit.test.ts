import { startWebKit } from '../engines/drivers/webkit.ts';
import { goWithKills } from './whole-way.ts';

goWithKills('WebKit', startWebKit);
