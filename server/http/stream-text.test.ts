import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { streamText } from './stream-text.ts';

function aStream(count: number, patienceMs = 60_000) {
  const made: number[] = [];
  const ends: unknown[] = [];
  async function* parts() {
    for (let part = 0; part < count; part += 1) {
      made.push(part);
      yield `part ${part};`;
    }
    if (count === 13) throw await Promise.resolve(new Error('broken'));
  }
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const onEnd = (fault: unknown) => void ends.push(fault);
  const stream = streamText(parts(), { patienceMs, onEnd, outgoing: response });
  return { made, ends, stream, isBroken: () => response.destroyed };
}

test('all parts come in their order, and the end is told once', async () => {
  const { stream, ends, isBroken } = aStream(3);
  expect(await new Response(stream).text()).toBe('part 0;part 1;part 2;');
  expect(ends).toEqual([undefined]);
  expect(isBroken()).toBe(false);
});

test('a part is made only when it is asked for, and who hangs up ends it', async () => {
  const { stream, made, ends } = aStream(100);
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  expect(made).toEqual([0, 1]);
  await reader.cancel();
  expect(ends).toEqual([undefined]);
});

test('a fault breaks the answer off, which is no end, and is told', async () => {
  const { stream, ends, isBroken } = aStream(13);
  await new Response(stream).text();
  expect(isBroken()).toBe(true);
  expect(ends).toMatchObject([{ message: 'broken' }]);
});

test('who takes nothing for a minute is left; every part taken begins the minute anew', async () => {
  vi.useFakeTimers();
  const { stream, ends, isBroken } = aStream(100);
  const reader = stream.getReader();
  for (const part of [0, 1, 2]) {
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(`part ${part};`);
    await vi.advanceTimersByTimeAsync(59_000);
  }
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ends).toEqual([undefined]);
  expect(isBroken()).toBe(true);
  vi.useRealTimers();
});
