// A technician's visits as an iCalendar file (RFC 5545).
import ical from 'ical-generator';
import { workWords } from '#content/words/board/work-words.ts';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { listAddedFacts } from '#server/http/board/added-facts.ts';
import { listLikelyParts, nameSign, nameAppliance } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
import { addVisit } from '#server/notices/visit-mail/add-visit.ts';
import type { ListedVisit, TechnicianCalendar } from '#server/store/acts/booking/listed-visit.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';

const { feed: words, part: partWords } = visitsWords.en;
const { chips } = workWords.en;
const { address } = requestChangeWords.en;
/** Of the calendar itself, in characters. */
const longestName = 200;
/** How often readers are asked to look again; some take a day all the same. */
const lookEverySeconds = 15 * 60;

function joinFilled(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

function describe({ visit, lead }: ListedVisit): string {
  const added = [{ name: address.access, text: lead.access }, ...listAddedFacts(lead)];
  const parts = listLikelyParts(lead).join(', ');
  return joinFilled(
    [
      fillText(words.phone, { phone: formatPhoneNumber(lead.phone) }),
      nameSign(lead),
      visit.part === null ? '' : `${partWords.fact}: ${describeNotedPart(visit.part)}`,
      parts === '' ? '' : fillText(words.parts, { parts }),
      lead.message,
      visit.note,
      lead.customer.note,
      lead.customer.doNotServe ? chips.doNotServe : '',
      ...added.map(({ name, text }) => (text === '' ? '' : `${name}: ${text}`)),
    ],
    '\n',
  );
}

/** The file. A visit that was moved keeps its id and gets a higher number; one that was canceled stays, and says so. */
export function writeCalendar(
  { technician, visits }: TechnicianCalendar,
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): string {
  const calendar = ical({
    prodId: { company: name, product: words.product, language: 'EN' },
    name: cleanLine(fillText(words.name, { technician: technician.name }), longestName),
    ttl: lookEverySeconds,
  });
  for (const listed of visits) {
    const { visit, lead } = listed;
    const { id: uid, date, window, createdAt } = visit;
    addVisit(
      calendar,
      {
        ...{ uid, date, window, createdAt, ...listed.entry },
        summary: joinFilled([lead.name, nameAppliance(lead.appliance)], ', '),
        location: describePlace({ ...lead, place: placeNameOfZip(lead.zip) }),
        description: describe(listed),
        isOff: visit.state === 'canceled',
      },
      timeZone,
    );
  }
  return calendar.toString();
}
