import { expect, test } from 'vitest';
import { foldAddress } from './fold-address.ts';

test.each([
  ['Rosa.Diaz@Example.COM', 'rosa.diaz@example.com'],
  ['rosa.diaz+a@example.com', 'rosa.diaz@example.com'],
  ['rosa.diaz+a+b@example.com.', 'rosa.diaz@example.com'],
  ['R.o.s.a@gmail.com', 'rosa@gmail.com'],
  ['rosa+news@GoogleMail.com', 'rosa@gmail.com'],
  ['zoe@Café.example', 'zoe@xn--caf-dma.example'],
  ['zoe@cafe\u0301.example', 'zoe@xn--caf-dma.example'],
  ['JOSÉ@gmail.com', 'josé@gmail.com'],
  ['Pat.O’Brien@example.com', "pat.o'brien@example.com"],
])('%s is counted as %s', (address, folded) => {
  expect(foldAddress(address)).toBe(folded);
});

test('dots tell two people apart where the provider does', () => {
  expect(foldAddress('ro.sa@example.com')).not.toBe(foldAddress('rosa@example.com'));
});
