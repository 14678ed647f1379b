// Every page against the HTML standard, on as many cores as there are: one takes twice as long as two.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aFolder } from '../support/temporary-folder.ts';
import { files, siteDirectory } from './built-site.ts';

const pages = [...files].filter((file) => file.endsWith('.html')).map((file) => siteDirectory + file);
const workerFile = new URL('../support/validate-html.ts', import.meta.url);

/** What html-validate says of these files. */
function listFaults(share: readonly string[]): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const worker = new Worker(workerFile, { workerData: share });
  worker.once('message', (faults: unknown) => resolve(z.array(z.string()).parse(faults)));
  worker.once('error', reject);
  return promise;
}

test('every page keeps to the HTML standard', async () => {
  expect(pages.length).toBeGreaterThan(1117);
  const workers = availableParallelism();
  const shares = Array.from({ length: workers }, (_, place) =>
    pages.filter((_file, index) => index % workers === place),
  );
  const faults = await Promise.all(shares.map(listFaults));
  expect(faults.flat().slice(0, 20)).toEqual([]);
});

test('a page with a fault is named, and with it what is wrong', async () => {
  const file = join(await aFolder(), 'faulty.html');
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><head><title>Faulty</title></head><body><p><div></div></p></body>',
  );
  expect((await listFaults([file])).join()).toMatch(/faulty\.html 1: close-order/u);
});
