import { expect, test } from 'vitest';
import { failedSubmitToast, faultsAfterEdit } from './form-faults.ts';

const missingToast = 'Please fill in all required fields';

test('editing a field takes away its own fault and no other', () => {
  const faults = [
    { field: 'name', code: 'missing' },
    { field: 'zip', code: 'not-a-zip' },
  ] as const;
  expect(faultsAfterEdit(faults, 'zip')).toEqual([{ field: 'name', code: 'missing' }]);
  expect(faultsAfterEdit(faults, 'urgent')).toEqual(faults);
});

test('a phone number settles that there was no way to answer', () => {
  const faults = [{ field: 'email', code: 'no-way-to-answer' }] as const;
  expect(faultsAfterEdit(faults, 'phone')).toEqual([]);
});

test('a phone number does not mend an email address that is wrong', () => {
  const faults = [{ field: 'email', code: 'not-an-email' }] as const;
  expect(faultsAfterEdit(faults, 'phone')).toEqual(faults);
});

test('while anything is missing the toast says so, otherwise it names the first fault', () => {
  const wrong = { field: 'zip', code: 'not-a-zip' } as const;
  const missing = { field: 'appliance', code: 'missing' } as const;
  expect(failedSubmitToast([wrong, missing], missingToast, 'en')).toBe(missingToast);
  expect(failedSubmitToast([wrong], missingToast, 'en')).toBe('A ZIP code has exactly five digits.');
});
