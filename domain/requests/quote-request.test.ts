import { services } from '#content/catalogue/services.ts';
import { expect, test } from 'vitest';
import type { PostedFields } from './form-fields.ts';
import { noContent, preferredTimes } from './quote-fields.ts';
import { isEmail, isZip, parseQuoteRequest } from './quote-request.ts';

const whole = {
  name: ' Ana Example ',
  phone: '(305) 555-0199 ext 4',
  email: ' ana@example.com ',
  zip: ' 33139 ',
  appliance: 'range-hood',
  preferredTime: 'evening',
  urgent: 'yes',
  message: 'It hums.\r\nLoudly.',
} as const satisfies PostedFields;

function faultsOf(fields: PostedFields): readonly string[] {
  const parsed = parseQuoteRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults.map(({ field, code }) => `${field}: ${code}`) : [];
}

test('a whole request is read, trimmed, with the number to dial beside the number as typed', () => {
  expect(parseQuoteRequest(whole)).toEqual({
    kind: 'accepted',
    value: {
      ...noContent,
      name: 'Ana Example',
      phone: '+13055550199',
      phoneAsTyped: '(305) 555-0199 ext 4',
      email: 'ana@example.com',
      zip: '33139',
      appliance: 'range-hood',
      preferredTime: 'evening',
      urgent: true,
      message: 'It hums.\nLoudly.',
    },
  });
});

test('an empty form names the five required fields in the order of the form', () => {
  const missing = ['name', 'phone', 'email', 'zip', 'appliance'];
  expect(faultsOf({})).toEqual(missing.map((field) => `${field}: missing`));
});

test.each(['name', 'phone', 'email', 'zip', 'appliance'])('blanks alone do not fill in "%s"', (field) => {
  expect(faultsOf({ ...whole, [field]: ' \t\r\n ' })).toEqual([`${field}: missing`]);
});

test('preferred time, urgency and message may be left out', () => {
  const { name, phone, email, zip, appliance } = whole;
  expect(parseQuoteRequest({ name, phone, email, zip, appliance })).toMatchObject({
    kind: 'accepted',
    value: { preferredTime: undefined, urgent: false, message: '' },
  });
});

test.each([
  ['yes', true],
  ['on', true],
  ['true', true],
  ['false', false],
  ['', false],
  ['  ', false],
])('urgent as "%s" means %s', (urgent, meant) => {
  expect(parseQuoteRequest({ ...whole, urgent })).toMatchObject({ value: { urgent: meant } });
});

test.each(['3313', '331390', '33139-1234', '3313a', '٣٣١٣٩', '33 139'])('"%s" is no ZIP code', (zip) => {
  expect(isZip(zip)).toBe(false);
  expect(faultsOf({ ...whole, zip })[0]).toMatch(/^zip: (?:not-a-zip|too-long)$/u);
});

test('a ZIP code of six characters is too long before it is wrong', () => {
  expect(faultsOf({ ...whole, zip: '331390' })).toEqual(['zip: too-long']);
  expect(faultsOf({ ...whole, zip: '3313' })).toEqual(['zip: not-a-zip']);
});

test('five digits are a ZIP code, leading zeros and all', () => {
  expect(isZip('00501')).toBe(true);
});

test.each(['ana@example.com', 'a.b+c@sub.example.co', "o'hara@example.com", 'ñandú@example.com'])(
  '"%s" can be an email address',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

test.each([
  'ana',
  'ana@example',
  'ana@example.c',
  '@example.com',
  'ana@',
  'ana@@example.com',
  'ana example@example.com',
  'a,b@example.com',
  'Ana <ana@example.com>',
  'ana@example.com\u0000',
  'ana@example.com\r\nBcc: all@example.com',
])('%j cannot be an email address', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('the email address may have 254 characters and no more', () => {
  const domain = '@example.com';
  const longest = 'a'.repeat(254 - domain.length) + domain;
  expect(faultsOf({ ...whole, email: longest })).toEqual([]);
  expect(faultsOf({ ...whole, email: `a${longest}` })).toEqual(['email: too-long']);
});

test('every appliance of the list is accepted and no other', () => {
  for (const { slug } of services) expect(faultsOf({ ...whole, appliance: slug })).toEqual([]);
  expect(services).toHaveLength(9);
  expect(faultsOf({ ...whole, appliance: 'toaster' })).toEqual(['appliance: not-a-choice']);
  expect(faultsOf({ ...whole, appliance: 'Dryer' })).toEqual(['appliance: not-a-choice']);
});

test('the three times are accepted and no other', () => {
  for (const preferredTime of preferredTimes) expect(faultsOf({ ...whole, preferredTime })).toEqual([]);
  expect(faultsOf({ ...whole, preferredTime: 'night' })).toEqual(['preferredTime: not-a-choice']);
});

test('limits hold to the character', () => {
  expect(faultsOf({ ...whole, name: 'n'.repeat(100), message: 'm'.repeat(2000) })).toEqual([]);
  expect(faultsOf({ ...whole, name: 'n'.repeat(101), message: 'm'.repeat(2001) })).toEqual([
    'name: too-long',
    'message: too-long',
  ]);
});

test('all faults are told at once', () => {
  const wrong = {
    ...whole,
    name: '',
    phone: '12',
    email: 'ana',
    zip: '1',
    appliance: 'x',
    message: '\u0000',
  };
  expect(faultsOf(wrong)).toEqual([
    'name: missing',
    'phone: not-a-phone-number',
    'email: not-an-email',
    'zip: not-a-zip',
    'appliance: not-a-choice',
    'message: unreadable',
  ]);
});
