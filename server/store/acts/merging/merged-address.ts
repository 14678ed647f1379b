// The address of a lead that is merged into one without: taken over, and given up when the merge is undone.
import { addressFields, type Address } from '#domain/requests/quote-fields.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';

const noAddress = { street: '', unit: '', access: '' } as const satisfies Address;

const isSame = (one: Address, other: Address) => addressFields.every((field) => one[field] === other[field]);

const setAddress = (transaction: LeadTransaction, id: string, { street, unit, access }: Address) =>
  transaction.updateTable('leads').set({ street, unit, access }).where('id', '=', id).execute();

/** Whether the lead that remains had none and has that of the other since. */
export async function takeAddress(
  transaction: LeadTransaction,
  row: LeadRow,
  target: LeadRow,
): Promise<boolean> {
  if (!isSame(target, noAddress) || isSame(row, noAddress)) return false;
  await setAddress(transaction, target.id, row);
  return true;
}

/** Gives up an address that was taken over, unless it was corrected since. */
export async function giveUpAddress(
  transaction: LeadTransaction,
  row: LeadRow,
  target: LeadRow,
): Promise<void> {
  if (isSame(row, target)) await setAddress(transaction, target.id, noAddress);
}
