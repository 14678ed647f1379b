// What staff need in order to call: the same facts for a mail read on a phone, as text and as HTML.
import type { Language } from '#content/language.ts';
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { findCoverage, findRegionOf } from '#domain/places/coverage.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { formatDayTime, formatTime } from '#domain/clocks/clock-text.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { describeSource } from '#domain/requests/lead-source.ts';
import { listLikelyParts, nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';

/** What staff read, like the board. */
export const staffLanguage = 'en' satisfies Language;
const words = staffMailWords[staffLanguage];
const { labels } = words;

/** A number to dial is given as `phone`, too. */
export type NoticeFact = { readonly label: string; readonly text: string; readonly phone?: string };

export type NoticeFacts = {
  /** One clean line: the urgent first, then the subject that the form sent along, then who and until when. */
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly NoticeFact[];
  readonly board: string | undefined;
};

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

function minutesLeft(dueAt: number, now: number): string {
  const minutes = Math.ceil((dueAt - now) / 60_000);
  if (minutes === 0) return words.left.none;
  if (minutes < 0) return fillText(words.left.late, { count: String(-minutes) });
  return minutes <= 60 ? fillText(words.left.some, { count: String(minutes) }) : words.left.afterOpening;
}

function describeContent(content: LeadContent): readonly NoticeFact[] {
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

/** "7:15 AM", or on another day than this "Nov 27, 7:15 AM". */
function tellTime(instantMs: number, now: number, timeZone: string): string {
  const isToday = localDateAt(instantMs, timeZone) === localDateAt(now, timeZone);
  return isToday ? formatTime(instantMs, timeZone) : formatDayTime(instantMs, timeZone);
}

/** Where the board is, and by which clocks staff live. */
export type NoticePlace = { readonly publicOrigin: string | undefined; readonly timeZone: string };

/** What a notice tells staff at this moment. Links need the public address of the server and are left out without it. */
export function describeNotice(
  { kind, lead, sources }: LeasedNotice,
  now: number,
  { publicOrigin, timeZone }: NoticePlace,
): NoticeFacts {
  const content = kind === 'amendment' ? (lead.amendments.at(-1)?.content ?? lead) : lead;
  const urgent = content.urgent ? words.urgent : '';
  const isClock = kind === 'reminder' || kind === 'alarm';
  const followUpAt = isClock ? lead.followUpAt : undefined;
  const dueAt = followUpAt ?? lead.dueAt;
  // Nobody is owed a call who is on the line, or by what is changed in a request that was called.
  const isOwed = isClock || lead.state === 'open';
  const time = tellTime(dueAt, now, timeZone);
  const by = isOwed ? fillText(words.callBy, { time, left: minutesLeft(dueAt, now) }) : '';
  const isCanceled = kind === 'amendment' && lead.canceledAt !== undefined;
  const said = isCanceled ? words.openings.canceled : words.openings[kind];
  const opened = isClock && followUpAt !== undefined ? words.callAgain[kind] : said;
  const machine = [content.appliance.replaceAll('-', ' '), nameSign(content)];
  const what = [
    machine.filter(Boolean).join(': '),
    content.name || formatPhoneNumber(content.phone),
    placeOf(content.zip),
  ];
  // Which form it came from is news once; a reminder of it is no new request.
  const opening = kind === 'dispatch' && lead.subject !== '' ? lead.subject : opened;
  const title = [opening, ...what].filter((part) => part !== '').join(' · ');
  const origin = [
    { label: labels.page, text: lead.page },
    { label: labels.source, text: cleanLine(describeSource(lead.source, sources ?? []), 300) },
  ].filter(({ text }) => text !== '');
  return {
    subject: cleanLine(`${urgent}${[title, by].filter(Boolean).join(' · ')}`, 180),
    heading: `${urgent}${[opened, by].filter(Boolean).join(': ')}`,
    facts: [...describeContent(content), ...origin],
    board: publicOrigin === undefined ? undefined : `${publicOrigin}/board#${lead.id}`,
  };
}
