// npm run check [-- COMMIT]: what a look at the changes since a commit (default: the last one) can tell in a minute: all types, and
// format, lint and tests of what changed. `npm test` is the judge; this is for while one works.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const since = process.argv[2] ?? 'HEAD';

function listPaths(...words: readonly string[]): readonly string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(existsSync);
}

const changed = [
  ...listPaths('diff', '--name-only', '--diff-filter=d', since),
  ...listPaths('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(?:tsx?|astro)$/u.test(file));
const storeFolders = new Set(code.filter((file) => file.startsWith('server/store/')).map(dirname));

type Step = { readonly name: string; readonly words: readonly string[] };

/** What it says is shown when it has ended. */
async function passes({ name, words: [program = '', ...words] }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  await once(child, 'close');
  const isPassed = child.exitCode === 0;
  if (!isPassed) process.stdout.write(Buffer.concat(said));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isPassed ? 'ok  ' : 'FAIL'}  ${name.padEnd(8)} ${seconds} s`);
  return isPassed;
}

async function inTurn(steps: readonly Step[]): Promise<boolean> {
  let isPassed = true;
  for (const step of steps) isPassed = (await passes(step)) && isPassed;
  return isPassed;
}

const tests = ['vitest', 'run', '--passWithNoTests'];
const ofChanges: readonly Step[] = [
  { name: 'format', words: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed] },
  { name: 'lint', words: ['eslint', '--no-warn-ignored', ...code] },
  { name: 'unit', words: [...tests, '--project', 'unit', '--changed', since] },
  // On both stores only what is tested beside the changed files: all of it takes longer than a minute.
  { name: 'stores', words: [...tests, '--project', 'stores', ...storeFolders] },
].filter(({ name }) => name === 'format' || (name === 'stores' ? storeFolders.size : code.length) > 0);

if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
} else {
  // Only these can be seen from a page's .astro file, which oxlint does not read.
  const isOfPages = code.some((file) => /^(?:content|domain|site)\//u.test(file));
  // Written by `astro sync`, which the whole check begins with.
  const isSynced = existsSync('.astro/types.d.ts');
  const words = isOfPages || !isSynced ? ['npm', 'run', '--silent', 'types'] : ['oxlint'];
  const types: Step = { name: 'types', words };
  const results = await Promise.all([passes(types), inTurn(ofChanges)]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
