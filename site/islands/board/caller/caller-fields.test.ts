import { expect, test } from 'vitest';
import { faultsOf, findCallerFaults, noCaller } from './caller-fields.ts';

test('a caller needs a name, a number that can be rung, a ZIP code and an appliance', () => {
  expect(Object.keys(findCallerFaults(noCaller))).toEqual(['name', 'phone', 'zip', 'appliance']);
  const caller = { ...noCaller, name: 'Rosa', phone: '305.555.0123', zip: ' 33139 ', appliance: 'dryer' };
  expect(findCallerFaults(caller)).toEqual({});
  expect(findCallerFaults({ ...caller, email: 'rosa@' })).toEqual({ email: true });
});

test('the faults the server names are taken, and nothing else of its answer', () => {
  expect(
    faultsOf({ kind: 'faulty', faults: [{ field: 'zip', code: 'not-a-zip' }, { field: 'shoe' }] }),
  ).toEqual({
    zip: true,
  });
  expect(faultsOf('no')).toEqual({});
  expect(faultsOf({ faults: 3 })).toEqual({});
});
