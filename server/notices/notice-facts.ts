// What staff need in order to call: the same facts for a mail read on a phone, as text and as HTML.
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { formatDayTime, formatTime } from '#domain/clocks/clock-text.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { describeSource } from '#domain/requests/lead-source.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { describeContent, placeOf, staffLanguage, type NoticeFact } from './content-facts.ts';

const words = staffMailWords[staffLanguage];
const { labels } = words;

export type NoticeFacts = {
  /** One clean line: the urgent first, then the subject that the form sent along, then who and until when. */
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly NoticeFact[];
  readonly board: string | undefined;
};

function minutesLeft(dueAt: number, now: number): string {
  const minutes = Math.ceil((dueAt - now) / 60_000);
  if (minutes === 0) return words.left.none;
  if (minutes < 0) return fillText(words.left.late, { count: String(-minutes) });
  return minutes <= 60 ? fillText(words.left.some, { count: String(minutes) }) : words.left.afterOpening;
}

/** "7:15 am", or on another day than this "Nov 27, 7:15 am". */
function tellTime(instantMs: number, now: number, timeZone: string): string {
  const isToday = localDateAt(instantMs, timeZone) === localDateAt(now, timeZone);
  return isToday ? formatTime(instantMs, timeZone) : formatDayTime(instantMs, timeZone);
}

/** "Thu, Jun 11, 9–11 am, Ben": what was canceled with the request, as its history tells it; empty without a visit. */
function findCanceledVisit({ events, canceledAt = Infinity }: LeasedNotice['lead']): string {
  const canceled = events.findLast(({ outcome, at }) => outcome === 'visit-canceled' && at >= canceledAt);
  return canceled?.note.split('\n')[0] ?? '';
}

/** "Part: Drain pump, ordered Wed, Jun 10", "No-show": what the last visit left to be called about; empty where no visit did. */
function findCallReason({ events }: LeasedNotice['lead']): string {
  const reasons: Readonly<Record<string, string>> = words.callAgainAfter;
  const last = events.findLast(({ outcome }) => outcome.startsWith('visit-'));
  const reason = last === undefined ? '' : (reasons[last.outcome] ?? '');
  const part = last?.outcome === 'visit-needs-part' ? last.note.split('\n')[1] : undefined;
  return [reason, part].filter(Boolean).join(': ');
}

/** Where the board is, and by which clocks staff live. */
export type NoticePlace = { readonly publicOrigin: string | undefined; readonly timeZone: string };

/** What a notice tells staff at this moment. Links need the public address of the server and are left out without it. */
export function describeNotice(
  { kind, lead, sources, knownName = '' }: LeasedNotice,
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
  const isAgain = kind === 'reminder' && followUpAt !== undefined;
  const by = isOwed
    ? fillText(isAgain ? words.callAt : words.callBy, { time, left: minutesLeft(dueAt, now) })
    : '';
  const isCanceled = kind === 'amendment' && lead.canceledAt !== undefined;
  const said = isCanceled ? words.openings.canceled : words.openings[kind];
  const isFollowUp = isClock && followUpAt !== undefined;
  const opened = isFollowUp
    ? [words.callAgain[kind], findCallReason(lead)].filter(Boolean).join(' · ')
    : said;
  const visit = isCanceled ? findCanceledVisit(lead) : '';
  const machine = [content.appliance.replaceAll('-', ' '), nameSign(content)];
  const what = [
    visit,
    machine.filter(Boolean).join(': '),
    content.name || knownName || formatPhoneNumber(content.phone),
    placeOf(content.zip),
  ];
  // Which form it came from is news once; a reminder of it is no new request.
  const opening = kind === 'dispatch' && lead.subject !== '' ? lead.subject : opened;
  const title = [opening, ...what].filter((part) => part !== '').join(' · ');
  const first = [
    { label: labels.canceledVisit, text: visit },
    { label: labels.knownName, text: cleanLine(knownName, 100) },
  ].filter(({ text }) => text !== '');
  const origin = [
    { label: labels.page, text: lead.page },
    { label: labels.source, text: cleanLine(describeSource(lead.source, sources ?? []), 300) },
  ].filter(({ text }) => text !== '');
  return {
    subject: cleanLine(`${urgent}${[title, by].filter(Boolean).join(' · ')}`, 180),
    heading: `${urgent}${[opened, by].filter(Boolean).join(': ')}`,
    facts: [...first, ...describeContent(content), ...origin],
    board: publicOrigin === undefined ? undefined : `${publicOrigin}/board#${lead.id}`,
  };
}
