// Who stands behind the company, and what it holds. Each is shown on the About page once it is filled in, and nowhere before;
// `npm run launch-check` asks for each that is null. Florida licenses no appliance repair: there is no license number to show.
import type { Localized } from '#content/language.ts';

export type CompanyPaper = {
  readonly id: 'owner' | 'address' | 'technicians' | 'insurance' | 'tax-receipt';
  readonly label: Localized<string>;
  /** As it is to be read: a name, a street, names of technicians, "General liability, policy 123, valid through 2027". Null until the owner gives it. */
  readonly value: string | null;
};

export const companyPapers: readonly CompanyPaper[] = [
  { id: 'owner', label: { en: 'Owner' }, value: null },
  { id: 'address', label: { en: 'Address' }, value: null },
  { id: 'technicians', label: { en: 'Technicians' }, value: null },
  { id: 'insurance', label: { en: 'Certificate of insurance' }, value: null },
  { id: 'tax-receipt', label: { en: 'Local business tax receipt' }, value: null },
];
