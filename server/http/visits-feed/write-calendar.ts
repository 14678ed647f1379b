// A technician's visits as an iCalendar file (RFC 5545). Times are in UTC, so that no reader needs our zone's rules.
import ical, { ICalEventStatus } from 'ical-generator';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-sign.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ListedVisit, TechnicianCalendar } from '#server/store/visits/visit-store.ts';
import { placeOfZip } from '#domain/places/zip-place.ts';

const words = visitsWords.en.feed;
/** How often readers are asked to look again; some take a day all the same. */
const lookEverySeconds = 15 * 60;

function applianceOf({ lead }: ListedVisit): string {
  const service = services.find(({ slug }) => slug === lead.appliance);
  return service === undefined ? '' : serviceWords.en[service.slug].name;
}

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
    name: fillText(words.name, { technician: technician.name }),
    ttl: lookEverySeconds,
  });
  for (const listed of visits) {
    const { visit, lead } = listed;
    calendar.createEvent({
      id: visit.id,
      sequence: visit.sequence,
      created: new Date(visit.createdAt),
      stamp: new Date(visit.changedAt),
      lastModified: new Date(visit.changedAt),
      start: new Date(instantOn(visit.date, visit.window.fromHour, timeZone)),
      end: new Date(instantOn(visit.date, visit.window.toHour, timeZone)),
      summary: joinFilled([lead.name, applianceOf(listed)], ', '),
      location: joinFilled([placeOfZip(lead.zip), lead.zip === '' ? '' : `FL ${lead.zip}`], ', '),
      description: describe(listed),
      status: visit.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
