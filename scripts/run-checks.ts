// npm test: what a change can break, each check an npm script of its own name. `npm run test:all` goes on with the rest. All run,
// even after a failure; the last line counts single tests, and one for each check that is not a test suite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readSuiteReport, type TestFault } from './checks/suite-outcome.ts';

type Outcome = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly TestFault[];
  readonly seconds: number;
};

const resultsDirectory = '.cache/test-results';

/** One npm script, `seconds` long; what it says is shown when it has ended, since another may run beside it. */
async function runScript(name: string, options: readonly string[]) {
  const started = performance.now();
  // The build has written the types of Astro's files: nobody writes them again while another reads them.
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', name, ...options], {
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  await once(child, 'close');
  process.stdout.write(`\n━━━ ${name} ━━━\n${Buffer.concat(said).toString()}`);
  return { isPassed: child.exitCode === 0, seconds: (performance.now() - started) / 1000 };
}

async function runCheck(name: string): Promise<Outcome> {
  const { isPassed, seconds } = await runScript(name, []);
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, faults: [], seconds };
}

async function runSuite(name: string, options: readonly string[] = []): Promise<Outcome> {
  const file = `${resultsDirectory}/${name}.json`;
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { isPassed, seconds } = await runScript(name, [...reporters, ...options]);
  if (!existsSync(file)) return { name, passed: 0, failed: 1, faults: [], seconds };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { name, ...readSuiteReport(report, !isPassed, process.cwd()), seconds };
}

type Run = () => Promise<Outcome>;

async function inTurn(runs: readonly Run[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const run of runs) outcomes.push(await run());
  return outcomes;
}

async function inTwoLines(one: readonly Run[], other: readonly Run[]): Promise<readonly Outcome[]> {
  return (await Promise.all([inTurn(one), inTurn(other)])).flat();
}

const check = (name: string) => () => runCheck(name);
const suite = (name: string) => () => runSuite(name);
/** What keeps a core busy without a pause gets one, and leaves the other to what runs beside it. */
const onOneCore = (name: string) => () => runSuite(name, ['--maxWorkers=1']);

/** What reads the built site, and what reads the sources. */
const runEveryday = () =>
  inTwoLines(
    [check('build'), suite('journeys'), onOneCore('built-site')],
    [
      ...['spelling', 'check-docs', 'check-tree', 'check-format'].map(check),
      onOneCore('unit'),
      // When they come, the build has long written what they read.
      ...['types', 'lint'].map(check),
      suite('stores'),
    ],
  );

/** What keeps its core busy longest, and beside it the rest in turn. Then, alone, what must be thanked for within a second. */
async function runTheRest(): Promise<readonly Outcome[]> {
  const beside = await inTwoLines([suite('thorough')], ['installed', 'engines', 'sweeps'].map(suite));
  return [...beside, await runSuite('faults')];
}

function report(outcomes: readonly Outcome[], startedAt: number): void {
  console.log('\n━━━ all checks ━━━');
  for (const { name, passed, failed, seconds } of outcomes) {
    const verdict = failed === 0 ? 'ok  ' : 'FAIL';
    console.log(`${verdict}  ${name.padEnd(14)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`);
  }
  // Again at the end, where whoever reads only the last lines finds them.
  for (const { name, faults } of outcomes)
    for (const { test, why } of faults) console.log(`FAIL: ${name}, ${test}\n      ${why}`);
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`      all of it      ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

rmSync(resultsDirectory, { recursive: true, force: true });
mkdirSync(resultsDirectory, { recursive: true });
const startedAt = performance.now();
const everyday = await runEveryday();
report(everyday, startedAt);
if (process.argv.includes('--all')) report([...everyday, ...(await runTheRest())], startedAt);
