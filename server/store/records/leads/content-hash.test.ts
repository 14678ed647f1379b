import { noContent } from '#domain/requests/quote-fields.ts';
import { expect, test } from 'vitest';
import { hashContent } from './content-hash.ts';
import { parseContent } from './content-rows.ts';

const content = {
  ...noContent,
  name: 'Rosa  Díaz',
  phone: '+13055550123',
  phoneAsTyped: '(305) 555-0123 ext 4',
  email: 'Rosa+x@Example.com',
  zip: '33139',
  appliance: 'washer',
  preferredTime: 'evening',
  urgent: true,
  message: 'It leaks.\nRing twice.',
};

test('the hash of what was kept stays, whatever fields are added', () => {
  expect(hashContent('quote', content)).toBe(
    'd85a9f53804627f71221f98e37f01eb0d13031306865c66c2b79b720b38c7b05',
  );
  expect(hashContent('quote', { ...content, sign: 'leaks' })).toBe(
    'a86edbb740fb1f405ba996b9b33b7f6cac3a0fcd7b0ba96951f253261752f93c',
  );
});

test('what was kept before a field was asked for has none, and what cannot be read is refused', () => {
  const { sign, ...before } = content;
  expect(parseContent(JSON.stringify(before))).toEqual({ ...before, sign: '' });
  expect(() => parseContent('{"name":"Rosa"}')).toThrow();
});
