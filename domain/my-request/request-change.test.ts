import { expect, test } from 'vitest';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { longestNote } from './request-limits.ts';
import { contentAfter, parseRequestChange } from './request-change.ts';

test('what was filled in changes, what was left empty does not', () => {
  const parsed = parseRequestChange(
    { power: 'gas', street: ' 12 Palm Ave ', access: ' 3rd floor, gate 12 ', phone: '', zip: '33140' },
    'dryer',
  );
  expect(parsed).toEqual({
    kind: 'accepted',
    changes: [
      { kind: 'power', text: 'gas' },
      { kind: 'street', text: '12 Palm Ave' },
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
    word: 'x'.repeat(longestNote + 1),
    street: 'x'.repeat(quoteFields.street.limit + 1),
    unit: 'x'.repeat(quoteFields.unit.limit + 1),
    access: 'x'.repeat(quoteFields.access.limit + 1),
    phone: '12',
    email: 'me@',
    zip: '3314',
  };
  expect(parseRequestChange(fields, 'dryer')).toEqual({
    kind: 'faulty',
    fields: ['sign', 'power', 'time', 'word', 'street', 'unit', 'access', 'phone', 'email', 'zip'],
  });
});

test('an address is what the request says from then on', () => {
  const changes = [
    { kind: 'street', text: '12 Palm Ave' },
    { kind: 'access', text: 'Gate 12' },
  ] as const;
  expect(contentAfter(changes, '')).toEqual({ street: '12 Palm Ave', access: 'Gate 12' });
});

test('a corrected number is kept as typed, too', () => {
  expect(contentAfter([{ kind: 'phone', text: '+13055550111' }], '305 555 0111')).toEqual({
    phone: '+13055550111',
    phoneAsTyped: '305 555 0111',
  });
});
