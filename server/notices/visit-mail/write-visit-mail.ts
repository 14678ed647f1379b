// The mail to a customer when their visit was set, moved or canceled, and when somebody is on the way.
import type { Language } from '#content/language.ts';
import { visitMailWords } from '#content/words/mail/visit-mail-words.ts';
import { formatWeekday } from '#domain/clocks/clock-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameAppliance } from '#domain/repair/lead-appliance.ts';
import type { VisitNews, NotifiedVisit } from '#domain/visits/visit-news.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { fillText } from '#domain/words/wording.ts';
import { writeCustomerMail, type Sender } from '#server/notices/mail/customer-mail.ts';
import type { MailText, PlateRow } from '#server/notices/mail/mail-html.ts';

export type TellableNews =
  | Exclude<VisitNews, { readonly kind: 'nothing' }>
  | { readonly kind: 'on-the-way'; readonly visit: NotifiedVisit };

/** "Tuesday, June 16". */
function nameDay({ date }: NotifiedVisit, { hours: { timeZone } }: Sender): string {
  return formatWeekday(instantOn(date, 12, timeZone), timeZone);
}

function listRows(
  news: TellableNews,
  lead: Pick<Lead, 'zip' | 'appliance'>,
  language: Language,
  sender: Sender,
): readonly PlateRow[] {
  const { labels, hoursIn } = visitMailWords[language];
  const { visit } = news;
  const { zone } = standingFacts(sender.hours, language);
  const isComing = !visit.isOff;
  return [
    { label: isComing ? labels.day : labels.canceledDay, text: nameDay(visit, sender) },
    { label: labels.hours, text: fillText(hoursIn, { hours: formatWindow(visit.window), zone }) },
    { label: labels.technician, text: isComing ? (visit.technician ?? '') : '' },
    { label: labels.appliance, text: nameAppliance(lead.appliance, language) },
    { label: labels.place, text: [placeNameOfZip(lead.zip), lead.zip].filter(Boolean).join(' ') },
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
  lead: Pick<Lead, 'name' | 'zip' | 'appliance' | 'language'>,
  sender: Sender,
  link: string | undefined,
): MailText {
  const { language, name } = lead;
  const say = visitMailWords[language];
  const { visit, kind } = news;
  const hours = formatWindow(visit.window);
  return writeCustomerMail(
    {
      language,
      name,
      subject: fillText(say[kind].subject, { day: formatVisitDay(visit.date), hours }),
      news: [fillText(say[kind].text, { weekday: nameDay(visit, sender), hours })],
      heading: '',
      rows: listRows(news, lead, language, sender),
      notes: visit.isOff ? [say.calendarOff] : kind === 'on-the-way' ? [] : [say.change, say.calendar],
      link,
    },
    sender,
  );
}
