import { aStoreThatFails } from '../../../tests/support/failing-store.ts';
import { expect, test } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

test('while the store cannot be reached nothing may be erased, and that is said once', async () => {
  const lines: unknown[] = [];
  const store = aStoreThatFails(new Error('Canary McWhistle'));
  const { mayErase } = createClockWatch({ store, now: () => 0, log: (...line) => void lines.push(line[1]) });
  for (let looks = 0; looks < 10; looks += 1) expect(await mayErase()).toBe(false);
  expect(lines).toEqual(['clock not noted']);
});
