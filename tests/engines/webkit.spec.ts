import { startWebKit } from './drivers/webkit.ts';
import { journeyIn } from './journeys/engine-journeys.ts';

journeyIn('WebKit', startWebKit);
