// What a lead does not say that a visit needs, such as a missed call: asked in the booking, and kept with the lead by the same press.
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { isZip } from '#domain/requests/quote-request.ts';
import { isNamed } from '#site/islands/board/lead/correction/correction-fields.ts';
import {
  calledFields,
  neededFields,
  type BookedLead,
  type Given,
  type GivenField,
  type MovedVisit,
} from './booking.ts';

/** Nothing is asked about who has a visit already. */
export function listAsked(lead: BookedLead, visit: MovedVisit | undefined): readonly GivenField[] {
  if (visit !== undefined) return [];
  const said = { ...lead, name: isSaid(lead) ? lead.name : '', sign: lead.signText };
  const fields = lead.kind === 'missed-call' ? [...neededFields, ...calledFields] : neededFields;
  return fields.filter((field) => said[field] === '');
}

function isSaid({ kind = 'quote', name, knownName = '', phoneText = '' }: BookedLead): boolean {
  return isNamed({ kind, name, knownName, phoneText });
}

/** Before anything is typed: the name that their number is known by. */
export function givenAtFirst({ knownName = '' }: BookedLead): Given {
  return { name: knownName, zip: '', appliance: '', sign: '', email: '', source: '', agrees: false };
}

/** The first that is needed and cannot be kept as it is. */
export function findGivenFault(asked: readonly GivenField[], given: Given) {
  return neededFields.find(
    (field) =>
      asked.includes(field) && (field === 'zip' ? !isZip(given.zip.trim()) : given[field].trim() === ''),
  );
}

/** The ZIP code that is asked for, as soon as it is one; undefined where none is asked for. */
export function askedZip(asked: readonly GivenField[], { zip }: Given): string | undefined {
  if (!asked.includes('zip')) return undefined;
  return isZip(zip.trim()) ? zip.trim() : '';
}

/** What is sent with the booking. */
export function givenNow(asked: readonly GivenField[], given: Given) {
  const { name, zip, appliance, sign, email, source, agrees } = given;
  const slug = quoteFields.appliance.choices.find((choice) => choice === appliance);
  return {
    ...(asked.includes('name') && { name: name.trim() }),
    ...(asked.includes('zip') && isZip(zip.trim()) && { zip: zip.trim() }),
    ...(asked.includes('appliance') && slug !== undefined && { appliance: slug }),
    ...(sign !== '' && { sign }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(source !== '' && { source }),
    ...(agrees && { texts: true as const }),
  };
}

/** Nobody would tell them of the visit: neither an address nor leave to text them. */
export function isUntold({ email, isTexted = false }: BookedLead, given: Given): boolean {
  return email === '' && !isTexted && given.email.trim() === '' && !given.agrees;
}
