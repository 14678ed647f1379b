// npm test: every check of the house in this order, each an npm script of its own name. All run, even after a failure;
// the last line counts single tests, and one for each check that is not a test suite.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

const steps = [
  { name: 'build', isSuite: false },
  { name: 'check-format', isSuite: false },
  { name: 'lint', isSuite: false },
  { name: 'types', isSuite: false },
  { name: 'check-tree', isSuite: false },
  { name: 'check-docs', isSuite: false },
  { name: 'spelling', isSuite: false },
  { name: 'unit', isSuite: true },
  { name: 'stores', isSuite: true },
  { name: 'built-site', isSuite: true },
  { name: 'journeys', isSuite: true },
  { name: 'faults', isSuite: true },
] as const;

type Step = (typeof steps)[number];
type Outcome = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
};

const resultsDirectory = '.cache/test-results';

/** What Vitest's JSON reporter says of a whole run. */
const suiteResult = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** Counts a suite. A test that was skipped, or a file that never came to its tests, did not pass. */
function countSuite(file: string, hasFailed: boolean): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = suiteResult.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests;
  const isSilent = failed === 0 && (hasFailed || result.numPassedTests === 0);
  return { passed: result.numPassedTests, failed: isSilent ? 1 : failed };
}

function runStep({ name, isSuite }: Step): Outcome {
  console.log(`\n━━━ ${name} ━━━`);
  const started = performance.now();
  const file = `${resultsDirectory}/${name}.json`;
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('npm', ['run', '--silent', name, ...(isSuite ? reporters : [])], {
    stdio: 'inherit',
  });
  const hasFailed = status !== 0;
  const count = isSuite
    ? countSuite(file, hasFailed)
    : { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 };
  return { name, ...count, seconds: (performance.now() - started) / 1000 };
}

rmSync(resultsDirectory, { recursive: true, force: true });
mkdirSync(resultsDirectory, { recursive: true });
const outcomes = steps.map(runStep);

console.log('\n━━━ all checks ━━━');
for (const { name, passed, failed, seconds } of outcomes) {
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict}  ${name.padEnd(14)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`);
}
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
