import { expect, test } from 'vitest';
import { countPerson, mailboxOf, type PersonFacts } from './person.ts';

const day = 86_400_000;
const rosa = (id: string, receivedAt: number, changes: Partial<PersonFacts> = {}): PersonFacts => ({
  id,
  phone: '+13055550123',
  mailbox: 'rosa@example.com',
  receivedAt,
  isCall: false,
  isMerged: false,
  ...changes,
});

test('the same phone or the same mailbox is one person, whose requests are counted up to each', () => {
  const all = [
    rosa('long ago', 0),
    rosa('by mail', 10 * day, { phone: '' }),
    rosa('by phone', 11 * day, { mailbox: '' }),
    rosa('now', 12 * day),
    rosa('call', 11.5 * day, { isCall: true }),
    rosa('merged', 11.6 * day, { isMerged: true }),
    rosa('stranger', 12 * day, { phone: '+13055550199', mailbox: 'ben@example.com' }),
  ];
  const now = all.find(({ id }) => id === 'now');
  const stranger = all.find(({ id }) => id === 'stranger');
  expect(now && countPerson(now, all)).toEqual({ requests: 6, others: 3, thisWeek: 4, nth: 6 });
  expect(stranger && countPerson(stranger, all)).toEqual({ requests: 1, others: 0, thisWeek: 1, nth: 1 });
});

test('who left a field empty is nobody else for that', () => {
  const nobody = rosa('one', 0, { phone: '', mailbox: '' });
  expect(countPerson(nobody, [rosa('two', 0, { phone: '', mailbox: '' })]).requests).toBe(1);
});

test('an address is one mailbox however it is written', () => {
  expect(mailboxOf(' Rosa.Diaz+fridge@Gmail.com ')).toBe(mailboxOf('rosadiaz@googlemail.com'));
  expect(mailboxOf('  ')).toBe('');
});
