// Shows how far a long run of drawings is, in the place of Vitest's own report. What failed is told at the end.
import type { Reporter, TestModule } from 'vitest/node';
import { showProgress, type Shown } from '../../../scripts/progress/show-progress.ts';

function listFailures(module: TestModule): readonly string[] {
  const cases = [...module.children.allTests('failed')];
  return [
    ...module.errors().map(({ message }) => message),
    ...cases.map(
      (test) => `${test.fullName}\n${(test.result().errors ?? []).map(({ message }) => message).join('\n')}`,
    ),
  ];
}

/** One such run has one file of drawings. */
export function createProgressReporter(): Reporter {
  let shown: Shown | undefined;
  let done = 0;
  return {
    onTestModuleCollected(module) {
      shown = showProgress('Drawing', [...module.children.allTests()].length);
    },
    onTestCaseResult() {
      done += 1;
      shown?.tell(done);
    },
    onTestRunEnd(modules, faults) {
      shown?.end();
      const failures = [...modules.flatMap(listFailures), ...faults.map(({ message }) => message)];
      process.stdout.write(
        failures.length === 0 ? 'All drawn.\n' : `${failures.join('\n\n')}\nNot all is drawn.\n`,
      );
    },
  };
}
