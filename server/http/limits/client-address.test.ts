import { expect, test } from 'vitest';
import { countedAddress, findClientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test('without a proxy of ours what the visitor claims is not believed', () => {
  expect(findClientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
});

test('behind proxies the address is the one the outermost of them saw', () => {
  expect(findClientAddress('127.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(findClientAddress('127.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
});

test('a proxy that names nobody leaves its own address', () => {
  expect(findClientAddress('127.0.0.1', undefined, 1)).toBe('127.0.0.1');
  expect(findClientAddress('127.0.0.1', 'unknown', 1)).toBe('127.0.0.1');
});
