// Says which engines this machine lacks; ends with 1 when there is one. .ci/run asks before it installs them.
import { listMissingEngines } from '../support/browser/find-engines.ts';

const missing = listMissingEngines();
for (const engine of missing) process.stdout.write(`${engine}\n`);
process.exitCode = missing.length === 0 ? 0 : 1;
