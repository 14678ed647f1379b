// npm test: every check of the house, each an npm script of its own name. All run, even after a failure; the last line
// counts single tests, and one for each check that is not a test suite. What only reads the sources runs two at a time,
// since each keeps one core busy; test suites share their work out among the cores themselves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readSuiteReport, type Stumble } from './checks/suite-outcome.ts';

/** The longest first: whoever is done takes the next. */
const checks = ['lint', 'types', 'spelling', 'check-format', 'check-docs', 'check-tree'] as const;

const suites = ['unit', 'stores', 'built-site', 'installed', 'journeys', 'engines', 'faults'] as const;

type Outcome = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly stumbles: readonly Stumble[];
  readonly seconds: number;
};

const resultsDirectory = '.cache/test-results';

/** One npm script, `seconds` long. What it says is shown as it comes, or (`isHeldBack`) when it has ended. */
async function runScript(name: string, options: readonly string[], isHeldBack: boolean) {
  const started = performance.now();
  const title = `\n━━━ ${name} ━━━\n`;
  if (!isHeldBack) process.stdout.write(title);
  const child = spawn('npm', ['run', '--silent', name, ...options], {
    stdio: isHeldBack ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  await once(child, 'close');
  if (isHeldBack) process.stdout.write(`${title}${Buffer.concat(said).toString()}`);
  return { isPassed: child.exitCode === 0, seconds: (performance.now() - started) / 1000 };
}

async function runCheck(name: string): Promise<Outcome> {
  const { isPassed, seconds } = await runScript(name, [], true);
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, stumbles: [], seconds };
}

async function runSuite(name: string): Promise<Outcome> {
  const file = `${resultsDirectory}/${name}.json`;
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { isPassed, seconds } = await runScript(name, reporters, false);
  if (!existsSync(file)) return { name, passed: 0, failed: 1, stumbles: [], seconds };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { name, ...readSuiteReport(report, !isPassed, process.cwd()), seconds };
}

async function inTurn<Name extends string>(
  names: Iterable<Name>,
  run: (name: Name) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await run(name));
  return outcomes;
}

async function twoAtATime<Name extends string>(
  names: readonly Name[],
  run: (name: Name) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const left = names.values();
  return (await Promise.all([inTurn(left, run), inTurn(left, run)])).flat();
}

rmSync(resultsDirectory, { recursive: true, force: true });
mkdirSync(resultsDirectory, { recursive: true });
const started = performance.now();
const outcomes = [
  await runCheck('build'),
  ...(await twoAtATime(checks, runCheck)),
  ...(await inTurn(suites, runSuite)),
];

console.log('\n━━━ all checks ━━━');
for (const { name, passed, failed, seconds } of outcomes) {
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict}  ${name.padEnd(14)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`);
}
// Again at the end, where whoever reads only the last lines finds them.
for (const { name, stumbles } of outcomes) {
  for (const { isPassed, test, why } of stumbles) {
    console.log(`${isPassed ? 'passed only when tried again' : 'FAIL'}: ${name}, ${test}\n      ${why}`);
  }
}
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`      all of it      ${((performance.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
