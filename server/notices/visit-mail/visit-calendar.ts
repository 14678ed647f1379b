// A visit as a file for the calendar of whoever it is made to.
import ical, { ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { visitMailWords } from '#content/words/mail/visit-mail-words.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameAppliance } from '#domain/repair/lead-appliance.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { NotifiedVisit } from '#domain/visits/visit-news.ts';
import { fillText } from '#domain/words/wording.ts';
import { addVisit } from './add-visit.ts';

export type VisitFileParts = {
  readonly visit: NotifiedVisit;
  readonly lead: Pick<Lead, 'street' | 'unit' | 'zip' | 'appliance' | 'language'>;
  readonly company: Pick<CompanyFacts, 'name' | 'phone' | 'hours'>;
  readonly now: number;
  /** Of a file that is mailed: whom it is from and to. A calendar then moves and removes the entry by itself. */
  readonly mailed?: { readonly from: string; readonly to: string };
};

/**
 * The file. Mailed, it is an invitation that was accepted already (RFC 5546: REQUEST, later CANCEL), which calendars keep up to date
 * and ask nobody to answer; fetched from the page it is an entry to add (PUBLISH) that names nobody.
 */
export function writeVisitFile({ visit, lead, company, now, mailed }: VisitFileParts): string {
  const words = visitMailWords[lead.language].entry;
  const { name, phone, hours } = company;
  const calendar = ical({ prodId: { company: name, product: words.product, language: 'EN' } });
  const mailMethod = visit.isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  calendar.method(mailed === undefined ? ICalCalendarMethod.PUBLISH : mailMethod);
  const appliance = nameAppliance(lead.appliance, lead.language);
  const comes = visit.technician === null ? '' : fillText(words.technician, { technician: visit.technician });
  const entry = addVisit(
    calendar,
    {
      ...visit,
      changedAt: now,
      summary:
        appliance === ''
          ? fillText(words.summaryBare, { name })
          : fillText(words.summary, { name, appliance }),
      location: describePlace({ ...lead, place: placeNameOfZip(lead.zip) }),
      description: [comes, fillText(words.phone, { phone: formatPhoneNumber(phone) })]
        .filter(Boolean)
        .join('\n'),
    },
    hours.timeZone,
  );
  if (mailed !== undefined) {
    entry.organizer({ name, email: mailed.from });
    entry.createAttendee({ email: mailed.to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}
