import { describe, expect, it } from 'vitest';
import { readSuiteReport } from './suite-outcome.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n    at x'] };

function report(tests: readonly object[], counts: Record<string, number>, status = 'passed') {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...counts,
    testResults: [
      { name: '/project/sums.test.ts', status, message: 'no such module', assertionResults: tests },
    ],
  };
}

describe('what a suite says', () => {
  it('counts what passed', () => {
    expect(readSuiteReport(report([passed], { numPassedTests: 1 }), false, '/project')).toEqual({
      passed: 1,
      failed: 0,
      faults: [],
    });
  });

  it('names what failed, and why', () => {
    const counts = { numPassedTests: 1, numFailedTests: 1 };
    const { faults, ...totals } = readSuiteReport(
      report([passed, failed], counts, 'failed'),
      true,
      '/project',
    );
    expect(totals).toEqual({ passed: 1, failed: 1 });
    expect(faults).toEqual([{ test: 'sums.test.ts › divides', why: 'Error: by zero' }]);
  });

  it('counts a skipped test as failed', () => {
    const skipped = { status: 'skipped', fullName: 'hides', failureMessages: null };
    const outcome = readSuiteReport(report([skipped], { numPendingTests: 1 }), false, '/project');
    expect(outcome.failed).toBe(1);
    expect(outcome.faults).toEqual([{ test: 'sums.test.ts › hides', why: 'was skipped' }]);
  });

  it('counts a file that never came to its tests, and a suite without any', () => {
    const outcome = readSuiteReport(report([], {}, 'failed'), true, '/project');
    expect(outcome.failed).toBe(1);
    expect(outcome.faults).toEqual([{ test: 'sums.test.ts', why: 'no such module' }]);
  });
});
