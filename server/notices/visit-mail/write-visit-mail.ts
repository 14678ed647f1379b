// The mail to a customer when their visit was set, moved or canceled, when somebody is on the way, and when a part was ordered.
import type { Language } from '#content/language.ts';
import { visitMailWords } from '#content/words/mail/visit-mail-words.ts';
import { formatWeekday } from '#domain/clocks/clock-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { nameAppliance } from '#domain/repair/lead-appliance.ts';
import { sayAlso } from '#domain/repair/say-also.ts';
import type { VisitNews, NotifiedVisit } from '#domain/visits/visit-news.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { fillText } from '#domain/words/wording.ts';
import { writeCustomerMail, type Sender } from '#server/notices/mail/customer-mail.ts';
import type { MailText, PlateRow } from '#server/notices/mail/mail-html.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';

export type TellableNews =
  | Exclude<VisitNews, { readonly kind: 'nothing' }>
  | { readonly kind: 'on-the-way'; readonly visit: NotifiedVisit };

/** Somebody still comes, to another visit of theirs. */
export function isOfTwo(news: TellableNews): boolean {
  return news.kind === 'canceled' && news.ofTwo === true;
}

/** News of a part, while the visit that brings it stands. */
export function isOfBooked(news: TellableNews): boolean {
  return news.kind === 'part' && news.isBooked === true;
}

type VisitLead = Pick<Lead, 'name' | 'street' | 'unit' | 'zip' | 'appliance' | 'sign' | 'language'> &
  Pick<LeasedNotice, 'merged'>;

/** "Tuesday, June 16". */
function nameDay({ date }: Pick<NotifiedVisit, 'date'>, { hours: { timeZone } }: Sender): string {
  return formatWeekday(instantOn(date, 12, timeZone), timeZone);
}

function listRows(news: TellableNews, lead: VisitLead, sender: Sender): readonly PlateRow[] {
  const { language, merged = [] } = lead;
  const { labels, hoursIn } = visitMailWords[language];
  const { visit } = news;
  const { zone } = standingFacts(sender.hours, language);
  const isComing = !visit.isOff;
  const place = placeNameOfZip(lead.zip);
  // To their own address alone: a wrong street is noticed before somebody stands at it.
  const where = describePlace({ ...lead, place });
  const machine = [
    { label: labels.appliance, text: nameAppliance(lead.appliance, language) },
    { label: labels.also, text: sayAlso(lead, merged, language) },
    { label: labels.place, text: lead.street === '' ? [place, lead.zip].filter(Boolean).join(' ') : where },
  ];
  if (news.kind === 'part') {
    const { name, expectedOn } = news.part;
    const expected = expectedOn === null ? '' : nameDay({ date: expectedOn }, sender);
    return [{ label: labels.part, text: name }, { label: labels.expected, text: expected }, ...machine];
  }
  return [
    { label: isComing ? labels.day : labels.canceledDay, text: nameDay(visit, sender) },
    { label: labels.hours, text: fillText(hoursIn, { hours: formatWindow(visit.window), zone }) },
    { label: labels.technician, text: isComing ? (visit.technician ?? '') : '' },
    ...machine,
    {
      label: labels.before,
      text:
        news.kind === 'moved'
          ? `${formatVisitDay(news.before.date)}, ${formatWindow(news.before.window)}`
          : '',
    },
  ];
}

/** What the attached file does, and how the time is changed. */
function listNotes({ kind, visit }: TellableNews, say: (typeof visitMailWords)[Language]): readonly string[] {
  if (kind === 'on-the-way' || kind === 'part') return [];
  return visit.isOff ? [say.calendarOff] : [say.change, say.calendar];
}

/** The mail in the language the request was sent in. */
export function writeVisitMail(
  news: TellableNews,
  lead: VisitLead,
  sender: Sender,
  link: string | undefined,
): MailText {
  const { language, name } = lead;
  const say = visitMailWords[language];
  const { visit } = news;
  const part = news.kind === 'set' ? visit.part : undefined;
  const kind = isOfBooked(news) ? 'partBooked' : part === undefined ? news.kind : 'setReturn';
  const hours = formatWindow(visit.window);
  return writeCustomerMail(
    {
      language,
      name,
      subject: fillText(say[kind].subject, { day: formatVisitDay(visit.date), hours }),
      news: [
        fillText(isOfTwo(news) ? say.canceled.ofTwo : say[kind].text, {
          weekday: nameDay(visit, sender),
          hours,
          part: part?.name ?? '',
        }),
      ],
      heading: '',
      rows: listRows(news, lead, sender),
      notes: listNotes(news, say),
      link,
    },
    sender,
  );
}
