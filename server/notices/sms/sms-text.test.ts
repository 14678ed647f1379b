import { expect, test } from 'vitest';
import { aSubmission, untouched } from '../../../tests/support/builders/a-quote.ts';
import { naughtyStrings } from '../../../tests/support/hostile/naughty-strings.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { longestSms, toGsmText } from './gsm-text.ts';
import { writeSms } from './sms-text.ts';

const origin = 'https://desk.example.com';
const id = '7f9c24e8-3b12-4e5a-9c0d-1f2e3d4c5b6a';

function aText(changes: Partial<Lead> & { followUpAt?: number } = {}, at: string | null = origin): string {
  const { lead } = aSubmission({}, { id, ...changes });
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  return writeSms(
    [{ lead: { ...untouched, ...lead, ...kept, followUpAt: changes.followUpAt } }],
    at ?? undefined,
  );
}

test('who only called is named as their number is known', () => {
  const { lead } = aSubmission({}, { id, kind: 'missed-call', name: '', appliance: '', zip: '' });
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  const told = { lead: { ...untouched, ...lead, ...kept }, knownName: 'Rosa Diaz' };
  expect(writeSms([told], undefined)).toBe('OVERDUE, call Rosa, (305) 555-0123');
  expect(writeSms([told, told], undefined)).toContain('Rosa (305) 555-0123, Rosa');
});

test('an alarm says whom to call, about what, where, and leads to the board', () => {
  expect(aText()).toBe(`OVERDUE, call Rosa, refrigerator, Miami Beach, (305) 555-0123 ${origin}/board#${id}`);
  expect(aText({ urgent: true }, null)).toBe(
    'OVERDUE, URGENT, call Rosa, refrigerator, Miami Beach, (305) 555-0123',
  );
  expect(aText({ followUpAt: 1 })).toMatch(/^Follow up Rosa, /u);
  expect(aText({ phone: '', appliance: '', zip: '', email: 'rosa@example.com' })).toBe(
    `OVERDUE, answer Rosa ${origin}/board#${id}`,
  );
});

test('of a person it has the first name and the number, nothing they wrote', () => {
  const text = aText({
    name: 'Ángela Núñez de la Vega',
    email: 'angela@example.com',
    message: 'gate code 4711',
  });
  expect(text).toContain('Angela,');
  expect(text).not.toMatch(/Vega|example\.com\/?,|4711|@/u);
  expect(aText({ name: '  ' })).toContain('call a customer,');
  expect(aText({ name: '王小明' })).toContain('call a customer,');
});

test('letters a phone’s plain alphabet lacks become those it has', () => {
  expect(toGsmText('Ángela Peña — “ok” é ñ ü 🙂')).toBe('Angela Peña  ok é ñ ü ');
});

test('whatever was typed, it is one message of 160 plain characters with the number in it', () => {
  const long = `https://${'very-long-name.'.repeat(8)}example.com`;
  for (const name of naughtyStrings)
    for (const at of [origin, long, null]) {
      const text = aText({ name, appliance: 'garbage-disposal', urgent: true }, at);
      expect(text.length, text).toBeLessThanOrEqual(longestSms);
      expect(text).toContain('(305) 555-0123');
      expect(toGsmText(text)).toBe(text);
    }
});

test('several are told in one message: how many, the urgent first, and as many numbers as there is room for', () => {
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  const told = (changes: Partial<Lead> = {}) => {
    const { lead } = aSubmission({}, { id, ...changes });
    return { lead: { ...untouched, ...lead, ...kept, followUpAt: changes.followUpAt } };
  };
  const three = [told(), told({ name: 'Ana Diaz', phone: '' }), told({ name: 'Tom Poe', urgent: true })];
  expect(writeSms(three, origin)).toBe(
    `3 OVERDUE: URGENT Tom (305) 555-0123, Rosa (305) 555-0123, Ana ${origin}/board`,
  );
  const text = writeSms(
    Array.from({ length: 24 }, () => told()),
    origin,
  );
  expect(text).toMatch(/^24 OVERDUE: Rosa \(305\) 555-0123, .*, \+19 more https/u);
  expect(text.length).toBeLessThanOrEqual(longestSms);
  expect(writeSms([told({ followUpAt: 1 }), told({ followUpAt: 1 })], undefined)).toBe(
    '2 to follow up: Rosa (305) 555-0123, Rosa (305) 555-0123',
  );
  const long = writeSms(three, `https://${'a'.repeat(140)}.example.com`);
  expect(long).toBe('3 OVERDUE: URGENT Tom (305) 555-0123, Rosa (305) 555-0123, Ana');
});
