// What is asked of somebody who calls, and what is wrong with an answer.
import { isEmail, isZip } from '#domain/requests/quote-request.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';

/** What each appliance can do wrong, in words. */
export type BoardSigns = Readonly<
  Record<string, readonly { readonly value: string; readonly label: string }[]>
>;

export type CallerFields = {
  readonly name: string;
  readonly phone: string;
  readonly zip: string;
  readonly appliance: string;
  readonly sign: string;
  readonly email: string;
  readonly message: string;
  readonly source: string;
  readonly street: string;
  readonly unit: string;
  readonly access: string;
  /** "yes", or empty. */
  readonly urgent: string;
  /** The same: they agreed to texts. */
  readonly texts: string;
};
export type CallerField = keyof CallerFields;
export type CallerFaults = Readonly<Partial<Record<CallerField, true>>>;

export const noCaller: CallerFields = {
  name: '',
  phone: '',
  zip: '',
  appliance: '',
  sign: '',
  email: '',
  message: '',
  source: '',
  street: '',
  unit: '',
  access: '',
  urgent: '',
  texts: '',
};

function isCallerField(name: string): name is CallerField {
  return Object.hasOwn(noCaller, name);
}

export const callerFields: readonly CallerField[] = Object.keys(noCaller).filter(isCallerField);

/** The fields that cannot be kept as they are, in the order of the form. The server checks again. */
export function findCallerFaults({ name, phone, zip, appliance, email }: CallerFields): CallerFaults {
  return {
    ...(name.trim() === '' ? { name: true } : {}),
    ...(parsePhoneNumber(phone) === undefined ? { phone: true } : {}),
    ...(isZip(zip.trim()) ? {} : { zip: true }),
    ...(appliance === '' ? { appliance: true } : {}),
    ...(email.trim() === '' || isEmail(email.trim()) ? {} : { email: true }),
  };
}

/** The fields the server names in an answer that refuses them: `{faults: [{field}]}`. */
export function faultsOf(answer: unknown): CallerFaults {
  if (typeof answer !== 'object' || answer === null || !('faults' in answer)) return {};
  const { faults } = answer;
  if (!Array.isArray(faults)) return {};
  const names = faults.map((fault: unknown) =>
    typeof fault === 'object' && fault !== null && 'field' in fault ? String(fault.field) : '',
  );
  return Object.fromEntries(names.filter(isCallerField).map((name) => [name, true] as const));
}
