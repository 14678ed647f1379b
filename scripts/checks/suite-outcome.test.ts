import { describe, expect, it } from 'vitest';
import { readSuiteReport } from './suite-outcome.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n    at x'] };
const triedAgain = { status: 'passed', fullName: 'waits', failureMessages: ['Error: too slow\n    at y'] };

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
      stumbles: [],
    });
  });

  it('names what failed, and what passed only when it was tried again', () => {
    const counts = { numPassedTests: 2, numFailedTests: 1 };
    const { stumbles, ...totals } = readSuiteReport(
      report([passed, failed, triedAgain], counts, 'failed'),
      true,
      '/project',
    );
    expect(totals).toEqual({ passed: 2, failed: 1 });
    expect(stumbles).toEqual([
      { isPassed: false, test: 'sums.test.ts › divides', why: 'Error: by zero' },
      { isPassed: true, test: 'sums.test.ts › waits', why: 'Error: too slow' },
    ]);
  });

  it('counts a skipped test as failed', () => {
    const skipped = { status: 'skipped', fullName: 'hides', failureMessages: null };
    const outcome = readSuiteReport(report([skipped], { numPendingTests: 1 }), false, '/project');
    expect(outcome.failed).toBe(1);
    expect(outcome.stumbles).toEqual([{ isPassed: false, test: 'sums.test.ts › hides', why: 'was skipped' }]);
  });

  it('counts a file that never came to its tests, and a suite without any', () => {
    const outcome = readSuiteReport(report([], {}, 'failed'), true, '/project');
    expect(outcome.failed).toBe(1);
    expect(outcome.stumbles).toEqual([{ isPassed: false, test: 'sums.test.ts', why: 'no such module' }]);
  });
});
