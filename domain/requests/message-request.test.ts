import { expect, test } from 'vitest';
import type { PostedFields } from './form-fields.ts';
import { parseMessageRequest } from './message-request.ts';

const whole = {
  name: 'Bo',
  email: 'bo@example.com',
  phone: '305 555 0199',
  message: 'Do you come to Davie?',
} as const;

function faultsOf(fields: PostedFields): readonly string[] {
  const parsed = parseMessageRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults.map(({ field, code }) => `${field}: ${code}`) : [];
}

test('a whole message is read', () => {
  expect(parseMessageRequest(whole)).toEqual({
    kind: 'accepted',
    value: {
      name: 'Bo',
      email: 'bo@example.com',
      phone: '+13055550199',
      phoneAsTyped: '305 555 0199',
      message: 'Do you come to Davie?',
    },
  });
});

test('one way to answer is enough', () => {
  expect(faultsOf({ ...whole, email: '' })).toEqual([]);
  expect(faultsOf({ ...whole, phone: '' })).toEqual([]);
});

test('without any way to answer the message is not taken', () => {
  expect(faultsOf({ ...whole, email: ' ', phone: '' })).toEqual(['email: no-way-to-answer']);
});

test('a way to answer that cannot work is named, even beside one that can', () => {
  expect(faultsOf({ ...whole, email: 'bo' })).toEqual(['email: not-an-email']);
  expect(faultsOf({ ...whole, phone: '12' })).toEqual(['phone: not-a-phone-number']);
});

test('an empty form names everything in the order of the form', () => {
  expect(faultsOf({})).toEqual(['name: missing', 'email: no-way-to-answer', 'message: missing']);
});

test('limits hold to the character', () => {
  expect(faultsOf({ ...whole, message: 'm'.repeat(2000) })).toEqual([]);
  expect(faultsOf({ ...whole, message: 'm'.repeat(2001) })).toEqual(['message: too-long']);
  expect(faultsOf({ ...whole, phone: '3'.repeat(41) })).toEqual(['phone: too-long']);
});
