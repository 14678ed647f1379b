import { expect, test } from 'vitest';
import { createRecovery } from './recovery.ts';

const minute = 60_000;

test('what waits is let go once a minute at most, and a clock that was set back is no reason to wait', async () => {
  const clock = { now: 100 * minute };
  const hastened: number[] = [];
  const store = {
    hastenRetries({ now }: { readonly now: number }) {
      hastened.push(now);
      return Promise.resolve(3);
    },
  };
  const noteOutcome = createRecovery({ store, now: () => clock.now, log: () => undefined });
  const recover = async () => {
    await noteOutcome('email', 'retry');
    await noteOutcome('email', 'sent');
  };
  await recover();
  clock.now += 59_000;
  await recover();
  expect(hastened).toEqual([100 * minute]);
  clock.now = 40 * minute;
  await recover();
  expect(hastened).toEqual([100 * minute, 40 * minute]);
});
