// A file for each engine: vitest.config.ts leaves out those whose engine is not here.
import { startWebKit } from './drivers/webkit.ts';
import { journeyIn } from './journeys/engine-journeys.ts';

journeyIn('WebKit', startWebKit);
