// What the desk corrects of a lead, as it stands in the form.
import * as z from 'zod/mini';
import { longestCustomerText } from '#domain/leads/customer.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { correctableFields, type CorrectableField } from '#domain/requests/quote-fields.ts';

export const customerFields = ['customerNote', 'customerLanguage'] as const;
export const customerLimits = {
  customerNote: longestCustomerText.note,
  customerLanguage: longestCustomerText.language,
} as const;
export type CorrectionField = CorrectableField | (typeof customerFields)[number];
export const correctionFields = [...correctableFields, ...customerFields] as const;
export type CorrectionFields = Readonly<Record<CorrectionField, string>>;
/** A sentence for each field that is wrong. */
export type CorrectionFaults = Readonly<Partial<Record<CorrectableField, string | undefined>>>;

/** Who only called, and said no name yet, is shown by the one that is known of their number, or by the number. */
export function isNamed({
  kind,
  name,
  knownName,
  phoneText,
}: Pick<BoardLead, 'kind' | 'name' | 'knownName' | 'phoneText'>): boolean {
  return kind !== 'missed-call' || (knownName === '' && name !== phoneText);
}

/** What the lead says now. Who only called is shown by their number, and has no name yet. */
export function fieldsOf(lead: BoardLead, sign: string): CorrectionFields {
  const { email, zip, appliance, street, unit, access, phoneText: phone } = lead;
  const name = isNamed(lead) ? lead.name : '';
  const { note: customerNote, language: customerLanguage } = lead.customer;
  return {
    ...{ name, phone, email, zip, appliance, sign, street, unit, access },
    customerNote,
    customerLanguage,
  };
}

const refusal = z.object({
  faults: z.array(z.object({ field: z.enum(correctableFields), sentence: z.string() })),
});

/** What the server says of each field, in an answer that refuses them. */
export function correctionFaults(answer: unknown): CorrectionFaults {
  const { data } = refusal.safeParse(answer);
  return Object.fromEntries((data?.faults ?? []).map(({ field, sentence }) => [field, sentence]));
}
