// A technician's visits as an iCalendar file (RFC 5545).
import ical from 'ical-generator';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { listLikelyParts, nameSign, nameAppliance } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
import { addVisit } from '#server/notices/visit-mail/add-visit.ts';
import type { ListedVisit, TechnicianCalendar } from '#server/store/acts/booking/listed-visit.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';

const words = visitsWords.en.feed;
/** Of the calendar itself, in characters. */
const longestName = 200;
/** How often readers are asked to look again; some take a day all the same. */
const lookEverySeconds = 15 * 60;

function joinFilled(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

function describe({ visit, lead }: ListedVisit): string {
  const parts = listLikelyParts(lead).join(', ');
  return joinFilled(
    [
      fillText(words.phone, { phone: formatPhoneNumber(lead.phone) }),
      nameSign(lead),
      parts === '' ? '' : fillText(words.parts, { parts }),
      lead.message,
      visit.note,
    ],
    '\n',
  );
}

/** The file. A visit that was moved keeps its id and gets a higher number; one that was cancelled stays, and says so. */
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
    const { id: uid, sequence, date, window, createdAt, changedAt } = visit;
    addVisit(
      calendar,
      {
        ...{ uid, sequence, date, window, createdAt, changedAt },
        summary: joinFilled([lead.name, nameAppliance(lead.appliance)], ', '),
        location: joinFilled([placeNameOfZip(lead.zip), lead.zip === '' ? '' : `FL ${lead.zip}`], ', '),
        description: describe(listed),
        isOff: visit.state === 'cancelled',
      },
      timeZone,
    );
  }
  return calendar.toString();
}
