import { expect, test } from 'vitest';
import { listFrames } from './fault-frames.ts';

const secret = /canary|mcwhistle/iu;

function makeFault(message: string): Error {
  return new RangeError(message);
}

test('a fault tells function, file and line, and not a word of its message', () => {
  const frames = listFrames(makeFault('Canary McWhistle, 305-555-0177'));
  expect(frames[0]).toMatch(/^makeFault server\/log\/fault-frames\.test\.ts:\d+$/u);
  expect(frames.length).toBeLessThanOrEqual(10);
  expect(frames.join('\n')).not.toMatch(secret);
  expect(frames.join('\n')).not.toContain(process.cwd());
});

test('a message that looks like frames, or was changed later, is not repeated', () => {
  const forged = [
    'Canary\n    at McWhistle (server/app.ts:1:1)',
    `Canary\n    at McWhistle (file://${process.cwd()}/server/app.ts:1:1)\n`,
    `\n    at ${process.cwd()}/Canary.ts:1:1`,
    '    at Canary McWhistle (node:net:1:1)',
  ];
  for (const message of forged) {
    const frames = listFrames(makeFault(message));
    expect(frames[0], message).toMatch(/^makeFault server\/log\/fault-frames\.test\.ts:\d+$/u);
    expect(frames.join('\n'), message).not.toMatch(secret);
    const changed = makeFault(message);
    expect(changed.stack).toContain('Canary');
    changed.message = 'other words';
    expect(listFrames(changed), message).toEqual([]);
  }
});

test('files that are not of the running code are left out', () => {
  const fault = makeFault('x');
  fault.stack = [
    'RangeError: x',
    '    at canary (/home/canary/letter.ts:1:2)',
    '    at Array.map (<anonymous>)',
    '    at async Promise.all (index 0)',
    '    at async Object.save [as keep] (/elsewhere/node_modules/pg/lib/client.js:12:7)',
    `    at file://${process.cwd()}/server/main.ts:3:1`,
    '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)',
  ].join('\n');
  expect(listFrames(fault)).toEqual([
    'async Object.save [as keep] node_modules/pg/lib/client.js:12',
    'server/main.ts:3',
    'process.processTicksAndRejections node:internal/process/task_queues:103',
  ]);
});

test('what is no error, or has lost its stack, has no frames', () => {
  expect(listFrames('Canary')).toEqual([]);
  expect(listFrames(undefined)).toEqual([]);
  expect(listFrames(Object.assign(makeFault('x'), { stack: undefined }))).toEqual([]);
});
