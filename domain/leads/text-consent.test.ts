import { expect, test } from 'vitest';
import { readReply } from './text-consent.ts';

test.each(['STOP', ' stop. ', 'Unsubscribe', 'CANCEL', 'end', 'QUIT', 'StopAll'])('%j ends texts', (body) => {
  expect(readReply(body)).toBe('stop');
});

test('START begins again, HELP is for the carrier, and a sentence is neither', () => {
  expect(['START', 'unstop', 'help', 'Stop by at noon please', '', 'can you cancel'].map(readReply)).toEqual([
    ...['start', 'start', 'help', 'other', 'other', 'other'],
  ]);
});
