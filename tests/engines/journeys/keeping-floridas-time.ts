// The same-day rule is Florida's, wherever the visitor is.
import { expect } from 'vitest';
import type { EngineTest } from '../visitor/engine-test.ts';

/** Minutes until 4 pm in Florida, or until 4 pm tomorrow from then on. */
function minutesToCutoff(now: number): number {
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => Number(time.find((part) => part.type === type)?.value);
  return (16 * 60 - read('hour') * 60 - read('minute') + 24 * 60) % (24 * 60);
}

export function keepFloridasTime(test: EngineTest): void {
  test("the countdown keeps Florida's time for a visitor in Tokyo", async ({ visit }) => {
    const visitor = await visit({ timeZone: 'Asia/Tokyo' });
    await visitor.open('/');
    await visitor.untilTrue(`/\\d+\\s?h/u.test(document.querySelector('[data-countdown]').innerText)`);
    expect(await visitor.evaluate('new Date().getTimezoneOffset()')).toBe(-540);
    const text = await visitor.textOf('[data-countdown]');
    const [, hours = NaN, minutes = NaN] = /(\d+)\s?h (\d+)\s?min/u.exec(text)?.map(Number) ?? [];
    const difference = Math.abs(hours * 60 + minutes - minutesToCutoff(Date.now()));
    // A minute may end between the two looks; a day has 1440.
    expect(Math.min(difference, 24 * 60 - difference), text).toBeLessThanOrEqual(1);
  });
}
