// The mail to a customer who gave an address: what we have, and when we call.
import type { Language } from '#content/language.ts';
import { acknowledgementWords } from '#content/words/mail/acknowledgement-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameSign, nameAppliance } from '#domain/repair/lead-appliance.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { preferredTimes } from '#domain/requests/quote-fields.ts';
import { writeCustomerMail, type Sender } from './customer-mail.ts';
import type { MailText, PlateRow } from './mail-html.ts';
import { listMailedPromises } from './promised-times.ts';

/** What was sent, as far as it was chosen from our lists: numbers and message are not told to an address anybody may have typed. */
function listSent(lead: Lead, language: Language, timeZone: string): readonly PlateRow[] {
  const { sent } = acknowledgementWords[language];
  const time = preferredTimes.find((one) => one === lead.preferredTime);
  return [
    { label: sent.appliance, text: nameAppliance(lead.appliance, language) },
    { label: sent.sign, text: nameSign(lead, language) },
    { label: sent.place, text: [placeNameOfZip(lead.zip), lead.zip].filter(Boolean).join(' ') },
    { label: sent.time, text: time === undefined ? '' : sent.times[time] },
    { label: sent.urgent, text: lead.urgent ? sent.isUrgent : '' },
    { label: sent.message, text: lead.message === '' ? '' : sent.hasMessage },
    { label: sent.at, text: formatDayTime(lead.receivedAt, timeZone) },
  ];
}

/** The acknowledgement in the language of the page the request was sent from, true at the moment it is sent. */
export function writeAcknowledgement(
  { lead }: LeasedNotice,
  now: number,
  sender: Sender,
  calendar: OpeningCalendar,
  link?: string,
): MailText {
  const { language } = lead;
  const say = acknowledgementWords[language];
  // A caller is on the line while this is sent; others may have been called before it could be.
  const isTalkedTo = lead.state === 'called' || lead.state === 'booked';
  return writeCustomerMail(
    {
      language,
      name: lead.name,
      subject: say.subject,
      news: isTalkedTo ? [say.talked] : listMailedPromises(lead, now, calendar, language),
      heading: isTalkedTo ? say.sent.talkedHeading : say.sent.heading,
      rows: listSent(lead, language, calendar.hours.timeZone),
      notes: [],
      link,
    },
    sender,
  );
}
