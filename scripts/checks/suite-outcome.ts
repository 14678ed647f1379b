// What a test suite's report says: how many tests passed and failed, and which failed and why.
import { relative } from 'node:path';
import { z } from 'zod';

/** A test that failed, or a file that never came to its tests. */
export type TestFault = { readonly test: string; readonly why: string };

export type SuiteOutcome = {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly TestFault[];
};

/** What Vitest's JSON reporter says of a whole run. */
const suiteReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

type FileReport = z.infer<typeof suiteReport>['testResults'][number];

const longestReason = 200;

function shorten(reason: string | undefined): string {
  return (reason ?? '').trim().split('\n', 1).join('').slice(0, longestReason);
}

function listFaults(file: FileReport, folder: string): TestFault[] {
  const path = relative(folder, file.name);
  const ofTests = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ status, fullName, failureMessages }) => ({
      test: `${path} › ${fullName}`,
      why: shorten(failureMessages?.[0]) || `was ${status}`,
    }));
  const isBroken = file.status === 'failed' && ofTests.length === 0;
  return isBroken ? [{ test: path, why: shorten(file.message) }] : ofTests;
}

/**
 * Counts a suite. A test that was skipped, or a file that never came to its tests, did not pass.
 * @param report - The parsed JSON report of Vitest; throws where it is something else.
 * @param hasExitedBadly - Whether the suite's own process ended with a fault.
 * @param folder - The project's folder, from which files are named.
 */
export function readSuiteReport(report: unknown, hasExitedBadly: boolean, folder: string): SuiteOutcome {
  const result = suiteReport.parse(report);
  const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests;
  const isSilent = failed === 0 && (hasExitedBadly || result.numPassedTests === 0);
  return {
    passed: result.numPassedTests,
    failed: isSilent ? 1 : failed,
    faults: result.testResults.flatMap((file) => listFaults(file, folder)),
  };
}
