import { expect, test } from 'vitest';
import { aBoardLead } from '../../../../tests/support/builders/a-board-lead.ts';
import { findKnownAddress } from './known-address.ts';

test('the newest address of a person is known, and never one in another ZIP code than they wrote of', () => {
  const leads = [
    aBoardLead({ id: 'new', street: '' }),
    aBoardLead({ id: 'tampa', street: '12 Palm Ave', zip: '33606' }),
    aBoardLead({ id: 'beach', street: '3 Ocean Dr' }),
  ];
  const idOf = (zip: string) => findKnownAddress(leads, zip)?.id;
  expect([idOf(''), idOf('33139'), idOf('33606'), idOf('32801')]).toEqual([
    ...['tampa', 'beach', 'tampa'],
    undefined,
  ]);
});
