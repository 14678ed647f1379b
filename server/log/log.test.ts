import { expect, test } from 'vitest';
import { noon } from '../../tests/support/builders/a-quote.ts';
import { createLog, describeFault } from './log.ts';

function aLog(level: 'info' | 'warn') {
  const lines: string[] = [];
  return { lines, log: createLog({ level, now: () => noon, write: (line) => lines.push(line) }) };
}

test('an event is one line of JSON with its time in UTC, whatever its fields hold', () => {
  const { lines, log } = aLog('info');
  log('warn', 'board refused', { kind: 'x\r\n{"level":"error"}\u2028\u001b[31m' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, -1)).not.toMatch(/[\r\n\u001b]/u);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2026-06-10T16:00:00.000Z',
    level: 'warn',
    event: 'board refused',
    kind: 'x\r\n{"level":"error"}\u2028\u001b[31m',
  });
});

test('what is below the level is not written', () => {
  const { lines, log } = aLog('warn');
  log('info', 'lead kept');
  log('error', 'lead not kept');
  expect(lines.join('')).toMatch(/^[^\n]*lead not kept[^\n]*\n$/u);
});

test('a fault tells its name, its code and where it came from, never its words', () => {
  const fault = Object.assign(new TypeError('Rosa Diaz, 305 555 0123'), { code: 'EACCES' });
  const { frames = [], ...named } = describeFault(fault);
  expect(named).toEqual({ fault: 'TypeError', code: 'EACCES' });
  expect(frames[0]).toMatch(/^server\/log\/log\.test\.ts:\d+$/u);
  expect(frames.join('\n')).not.toMatch(/Rosa|305/u);
  expect(describeFault('Rosa Diaz')).toEqual({ fault: 'string' });
});
