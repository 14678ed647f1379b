import { expect, test } from 'vitest';
import { longestNote } from './request-limits.ts';
import { contentAfter, parseRequestChange } from './request-change.ts';

test('what was filled in changes, what was left empty does not', () => {
  const parsed = parseRequestChange(
    { power: 'gas', access: ' 3rd floor, gate 12 ', phone: '', email: '', zip: '33140' },
    'dryer',
  );
  expect(parsed).toEqual({
    kind: 'accepted',
    changes: [
      { kind: 'power', text: 'gas' },
      { kind: 'access', text: '3rd floor, gate 12' },
      { kind: 'zip', text: '33140' },
    ],
  });
});

test('every wrong field is named, and nothing of the form is taken', () => {
  const fields = {
    sign: 'no-such-sign',
    power: 'steam',
    time: 'night',
    access: 'x'.repeat(longestNote + 1),
    phone: '12',
    email: 'me@',
    zip: '3314',
  };
  expect(parseRequestChange(fields, 'dryer')).toEqual({
    kind: 'faulty',
    fields: ['sign', 'power', 'time', 'access', 'phone', 'email', 'zip'],
  });
});

test('a corrected number is kept as typed, too', () => {
  expect(contentAfter([{ kind: 'phone', text: '+13055550111' }], '305 555 0111')).toEqual({
    phone: '+13055550111',
    phoneAsTyped: '305 555 0111',
  });
});
