// What somebody wrote, as staff read it in a notice.
import type { Language } from '#content/language.ts';
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { findCoverage, findRegionOf } from '#domain/places/coverage.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';

/** What staff read, like the board. */
export const staffLanguage = 'en' satisfies Language;
const words = staffMailWords[staffLanguage];
const { labels } = words;

/** A number to dial is given as `phone`, too. */
export type NoticeFact = { readonly label: string; readonly text: string; readonly phone?: string };

/** "Miami Beach, Miami-Dade": where a ZIP code is. */
export function placeOf(zip: string): string {
  const coverage = findCoverage(zip);
  switch (coverage.kind) {
    case 'city':
      return fillText(words.place.city, { city: coverage.cities[0].name, county: coverage.cities[0].county });
    case 'county':
      return fillText(words.place.county, { county: coverage.county, region: coverage.region.name });
    case 'outside':
      return words.place.outside;
    case 'fault':
      return '';
  }
}

/** The region of a city, where its name says more than the county's. */
function regionOf(zip: string): string {
  const coverage = findCoverage(zip);
  if (coverage.kind !== 'city') return '';
  const [city] = coverage.cities;
  const name = findRegionOf(city)?.name ?? '';
  return name.startsWith(city.county) ? '' : name;
}

/** What is given of it, each with its name. */
export function describeContent(content: LeadContent): readonly NoticeFact[] {
  const { name, phone, phoneAsTyped, email, zip, appliance, preferredTime, message, street, unit, access } =
    content;
  const given = {
    name: [{ label: labels.name, text: cleanLine(name, 100) }],
    phone: phone === '' ? [] : [{ label: labels.phone, text: formatPhoneNumber(phone), phone }],
    // Kept as typed where that says more, such as an extension.
    phoneAsTyped: [
      {
        label: labels.typed,
        text: phoneAsTyped.replace(/\D/gu, '').length > 10 ? cleanLine(phoneAsTyped, 40) : '',
      },
    ],
    appliance: [{ label: labels.appliance, text: appliance.replaceAll('-', ' ') }],
    sign: [
      { label: labels.sign, text: nameSign(content) },
      { label: labels.causes, text: listLikelyParts(content).join(', ') },
    ],
    zip: [
      {
        label: labels.place,
        text: [zip, placeOf(zip), regionOf(zip)].filter((part) => part !== '').join(' · '),
      },
    ],
    street: [{ label: labels.street, text: cleanLine(street, quoteFields.street.limit) }],
    unit: [{ label: labels.unit, text: cleanLine(unit, quoteFields.unit.limit) }],
    access: [{ label: labels.access, text: cleanLine(access, quoteFields.access.limit) }],
    preferredTime: [{ label: labels.preferredTime, text: preferredTime }],
    email: [{ label: labels.email, text: cleanLine(email, 254) }],
    message: [{ label: labels.message, text: message }],
    // In the subject and the heading.
    urgent: [],
  } as const satisfies Record<keyof LeadContent, readonly NoticeFact[]>;
  return Object.values<readonly NoticeFact[]>(given)
    .flat()
    .filter(({ text }) => text !== '');
}
