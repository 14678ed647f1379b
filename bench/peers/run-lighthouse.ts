// One run of Lighthouse with its defaults for phones. It is no package of ours: npm install --prefix DIR lighthouse@13.5.0
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findWholeBrowser } from '../../tests/support/browser/find-browser.ts';
import { findProgram } from '../../tests/support/browser/find-program.ts';

const run = promisify(execFile);

const figure = z.object({ numericValue: z.number() });
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
});

export type Load = {
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of 100. */
  readonly score: number;
};

/** The program in DIR or on PATH; undefined when there is none. */
export function findLighthouse(directory: string): string | undefined {
  return findProgram([join(directory, 'node_modules/.bin/lighthouse'), 'lighthouse']);
}

/** Resolves with what Lighthouse says of a page; rejects when it cannot load it. */
export async function runLighthouse(program: string, url: string): Promise<Load> {
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const { stdout } = await run(
    program,
    [url, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findWholeBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { runtimeError, categories, audits } = report.parse(JSON.parse(stdout));
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    score: categories.performance.score * 100,
  };
}
