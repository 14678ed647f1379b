// The short marks beside a name: what changes how the call is made.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { followUpStates } from '#domain/leads/lead.ts';
import { describeVisit, formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { dueOf } from '#domain/visits/visit-due.ts';
import { isPlanned, isUnfinished } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';

export type LeadChip = { readonly kind: 'urgent' | 'canceled' | 'held' | 'plain'; readonly text: string };

/** What of a note a row has room for, in characters. */
const longestNote = 40;

const shorten = (note: string) => (note.length > longestNote ? `${note.slice(0, longestNote)}…` : note);

/** "Third request this week", "21 requests this week", or how many others there are, before or after it. */
function personText(
  { kind, person: { thisWeek, others } }: BoardLead,
  { chips }: BoardWords['work'],
): string {
  const names: Readonly<Record<string, string>> = chips.ordinals;
  const nth = names[String(thisWeek)];
  // A call is no request.
  const isRequest = kind !== 'missed-call';
  if (isRequest && nth !== undefined) return fillText(chips.nthThisWeek, { nth });
  if (isRequest && thisWeek > 1) return fillText(chips.manyThisWeek, { count: String(thisWeek) });
  return countText(others, chips.known);
}

/** Nothing of none. */
function countText(count: number, { one, other }: { readonly one: string; readonly other: string }): string {
  return count === 0 ? '' : fillText(count === 1 ? one : other, { count: String(count) });
}

/** The visit that somebody is to make. */
export function plannedVisitOf({ visit }: BoardLead): NonNullable<BoardLead['visit']> | undefined {
  return visit !== null && isPlanned(visit.state) ? visit : undefined;
}

/** "Tue, Jun 16, 9–11 am · Ben"; what became of a visit that is not to come stands before it. */
function visitText({ visit }: BoardLead, { visits }: BoardWords): string {
  if (visit === null) return '';
  const isToCome = visit.state === 'set' || visit.state === 'moved';
  const time = `${formatVisitDay(visit.date)}, ${formatWindow(visit.window)}`;
  const parts = [isToCome ? '' : visits.states[visit.state], time, visit.technician ?? ''];
  return parts.filter((part) => part !== '').join(' · ');
}

/** "Held: Tue, Jun 16, 9–11 am": what they picked, and nobody has confirmed. */
function heldText({ heldWindow }: BoardLead, { work }: BoardWords): string {
  return heldWindow === null ? '' : fillText(work.chips.window, { window: describeVisit(heldWindow, null) });
}

/** A visit is agreed, and they want another time. */
function asksText(lead: BoardLead, { work }: BoardWords): string {
  return lead.anotherTime !== '' && plannedVisitOf(lead) !== undefined ? work.chips.anotherTime : '';
}

/** "ZIP changed by customer: 33606 → 34102, Southwest Florida now": another region may be another technician, and another day. */
function movedText({ zip, zipWas, region }: BoardLead, { work, visits }: BoardWords): string {
  if (zipWas === '') return '';
  const names: Readonly<Record<string, string>> = visits.able.regions;
  const now = names[region] ?? visits.able.regions.outside;
  return fillText(work.chips.zipChanged, { from: zipWas, to: zip, region: now ?? '' });
}

/** What is to be done after a visit that was made: "Order part: drain pump". */
function unfinishedText({ state, visit }: BoardLead, { visits }: BoardWords): string {
  if (visit === null || !isUnfinished(visit.state) || !followUpStates.some((one) => one === state)) return '';
  const { chips } = visits.part;
  if (visit.part === null) return chips.return;
  const { name, orderedOn, expectedOn } = visit.part;
  const day = (date: string | null) => (date === null ? '' : formatVisitDay(date));
  const text = orderedOn === null ? chips.order : expectedOn === null ? chips.ordered : chips.expected;
  return fillText(text, { part: shorten(name), ordered: day(orderedOn), expected: day(expectedOn) });
}

/** What the visit that is to come brings: "Part: drain pump". */
function broughtText(lead: BoardLead, { visits }: BoardWords): string {
  const part = plannedVisitOf(lead)?.part;
  return part ? fillText(visits.part.chips.brought, { part: shorten(part.name) }) : '';
}

/** The state, where neither the clock nor the visit says it. */
function stateText({ state, visit, canceledAt, erasedAt }: BoardLead, { states }: BoardWords): string {
  if (state === 'open' || state === 'no-answer') return '';
  // Their name, or a mark of its own, says that it was called off: it was not done.
  if (state === 'done' && (canceledAt !== null || erasedAt !== null)) return '';
  const isSaid = visit !== null && (state === 'booked' ? isPlanned(visit.state) : state === visit.state);
  const isUnfinishedVisit = visit !== null && state === 'called' && isUnfinished(visit.state);
  return isSaid || isUnfinishedVisit ? '' : states[state];
}

/** Whether somebody is calling them at the server's time `now`. */
export function holderOf({ heldBy, heldUntil }: BoardLead, now: number): string | undefined {
  return heldBy !== null && heldUntil !== null && heldUntil > now ? heldBy : undefined;
}

/** Its visit is over, or begins soon and is nobody's. */
function dueText({ visit }: BoardLead, { now, timeZone }: Asker, { due }: BoardWords['visits']): string {
  const kind = visit === null ? undefined : dueOf(visit, now, timeZone);
  return kind === undefined ? '' : due[kind];
}

export type Asker = { readonly now: number; readonly timeZone: string; readonly operator: string };

/** The marks of a lead, the most pressing first. */
export function chipsOf(lead: BoardLead, asker: Asker, words: BoardWords): readonly LeadChip[] {
  const holder = holderOf(lead, asker.now);
  const due = dueText(lead, asker, words.visits);
  const { chips } = words.work;
  const { note, language, doNotServe } = lead.customer;
  const plain = [
    unfinishedText(lead, words),
    broughtText(lead, words),
    shorten(note),
    language === '' ? '' : fillText(chips.speaks, { language }),
    heldText(lead, words),
    movedText(lead, words),
    asksText(lead, words),
    visitText(lead, words),
    // A phone has room for few marks: that nobody answered them says more than how often they wrote.
    lead.kind === 'missed-call' ? lead.rang || words.missedCallKind : lead.rang,
    lead.knownVisit === '' || lead.mergedInto !== null
      ? ''
      : fillText(chips.knownVisit, { visit: lead.knownVisit }),
    personText(lead, words.work),
    countText(lead.attempts, chips.tries),
    stateText(lead, words),
    countText(lead.joined, chips.joined),
    lead.isAmended || (lead.isChanged && lead.canceledAt === null) ? chips.changed : '',
    lead.isSuspect ? words.suspect : '',
    lead.kind === 'message' ? words.messageKind : '',
    lead.enteredBy === '' ? '' : fillText(chips.byPhone, { operator: lead.enteredBy }),
    lead.mergedInto === null ? '' : chips.merged,
  ];
  const held =
    holder === asker.operator ? chips.heldByYou : fillText(chips.heldBy, { operator: holder ?? '' });
  return [
    ...(doNotServe ? [{ kind: 'canceled', text: chips.doNotServe } as const] : []),
    ...(holder === undefined ? [] : [{ kind: 'held', text: held } as const]),
    ...(lead.canceledAt === null ? [] : [{ kind: 'canceled', text: chips.canceled } as const]),
    ...(lead.closing === '' ? [] : [{ kind: 'urgent', text: words.visits.closing.mark } as const]),
    ...(due === '' ? [] : [{ kind: 'urgent', text: due } as const]),
    ...(lead.urgent ? [{ kind: 'urgent', text: words.urgent } as const] : []),
    ...plain.filter((text) => text !== '').map((text) => ({ kind: 'plain', text }) as const),
  ];
}
