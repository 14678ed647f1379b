// The mail to a customer when their visit was set, moved or canceled.
import type { Language } from '#content/language.ts';
import { visitMailWords } from '#content/words/mail/visit-mail-words.ts';
import { formatWeekday } from '#domain/clocks/clock-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { placeOfZip } from '#domain/places/zip-place.ts';
import { nameAppliance } from '#domain/repair/appliance-name.ts';
import type { VisitNews, VisitTelling } from '#domain/visits/visit-news.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { fillText } from '#domain/words/wording.ts';
import { writeCustomerMail, type Sender } from '#server/notices/mail/customer-mail.ts';
import type { MailText, PlateRow } from '#server/notices/mail/mail-html.ts';

export type TellableNews = Exclude<VisitNews, { readonly kind: 'nothing' }>;

function listRows(
  news: TellableNews,
  lead: Pick<Lead, 'zip' | 'appliance'>,
  language: Language,
  { hours }: Sender,
): readonly PlateRow[] {
  const { labels, hoursIn } = visitMailWords[language];
  const { visit } = news;
  const noon = ({ date }: VisitTelling) => instantOn(date, 12, hours.timeZone);
  const { zone } = standingFacts(hours, language);
  const isComing = !visit.isOff;
  return [
    { label: isComing ? labels.day : labels.canceledDay, text: formatWeekday(noon(visit), hours.timeZone) },
    { label: labels.hours, text: fillText(hoursIn, { hours: formatWindow(visit.window), zone }) },
    { label: labels.technician, text: isComing ? (visit.technician ?? '') : '' },
    { label: labels.appliance, text: nameAppliance(lead.appliance, language) },
    { label: labels.place, text: [placeOfZip(lead.zip), lead.zip].filter(Boolean).join(' ') },
    {
      label: labels.before,
      text:
        news.kind === 'moved'
          ? `${formatVisitDay(news.before.date)}, ${formatWindow(news.before.window)}`
          : '',
    },
  ];
}

/** The mail in the language the request was sent in. */
export function writeVisitMail(
  news: TellableNews,
  lead: Pick<Lead, 'zip' | 'appliance' | 'language'>,
  sender: Sender,
  link: string | undefined,
): MailText {
  const { language } = lead;
  const say = visitMailWords[language];
  const { visit, kind } = news;
  const day = formatVisitDay(visit.date);
  return writeCustomerMail(
    {
      language,
      subject: fillText(say[kind].subject, { day, hours: formatWindow(visit.window) }),
      news: [say[kind].text],
      heading: '',
      rows: listRows(news, lead, language, sender),
      notes: visit.isOff ? [say.calendarOff] : [say.change, say.calendar],
      link,
    },
    sender,
  );
}
