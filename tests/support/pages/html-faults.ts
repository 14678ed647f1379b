// What html-validate says of files, on as many cores as there are: one takes twice as long as two.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const workerFile = new URL('./validate-html.ts', import.meta.url);

function listFaultsOf(share: readonly string[]): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const worker = new Worker(workerFile, { workerData: share });
  worker.once('message', (faults: unknown) => resolve(z.array(z.string()).parse(faults)));
  worker.once('error', reject);
  return promise;
}

/** Each fault as "file line: rule: what"; empty where all keep to the standard. */
export async function listHtmlFaults(files: readonly string[]): Promise<readonly string[]> {
  const workers = Math.min(availableParallelism(), files.length);
  const shares = Array.from({ length: workers }, (_, place) =>
    files.filter((_file, index) => index % workers === place),
  );
  return (await Promise.all(shares.map(listFaultsOf))).flat();
}
