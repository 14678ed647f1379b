// How a request stands, in sentences: the first is its state, the others stand below it.
import { requestStateWords } from '#content/words/my-request/request-words.ts';
import type { Language } from '#content/language.ts';
import { requestState, type RequestState } from '#domain/my-request/request-state.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import { isVisitOver } from '#domain/visits/visit-due.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { listPromises } from '#server/notices/mail/promised-times.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { visitStanding } from './visit-standing.ts';

/** Who comes is named where that is known, and the part that is needed. */
function sayState(
  kind: Exclude<RequestState['kind'], 'waiting'>,
  visit: MyRequest['visit'],
  language: Language,
): string {
  const words = requestStateWords[language];
  if (kind === 'waiting-for-part')
    return visit?.part ? describePart(visit.part, words[kind]) : words['return-visit'];
  if (kind === 'done' && visit?.state !== 'done') return words.doneWithoutVisit;
  const technician = visit?.technician ?? null;
  const isNamed = technician !== null && (kind === 'visit-set' || kind === 'on-the-way');
  return fillText(isNamed ? words.named[kind] : words[kind], {
    visit: visit === undefined ? '' : describeVisit(visit, null),
    technician: technician ?? '',
  });
}

/** The visit that is to come, and what the owner's notices mean for it: what the page says above of storms and closed days must not read as another truth. */
function sayVisit(request: MyRequest, now: number, calendar: OpeningCalendar): readonly string[] {
  const { visit, language } = request;
  const words = requestStateWords[language];
  const { timeZone } = calendar.hours;
  if (visit !== undefined && isVisitOver(visit, now, timeZone))
    return [fillText(words.visitPast, { visit: describeVisit(visit, null) })];
  if (visit?.state === 'on-the-way') return [sayState('on-the-way', visit, language)];
  const said = sayState('visit-set', visit, language);
  const standing = visitStanding(request, now, calendar);
  if (visit === undefined) return [said];
  const brings = visit.part === null ? [] : [fillText(words.brings, { part: visit.part.name })];
  if (standing === undefined) return [said, ...brings];
  if (standing.kind === 'stands') return [said, ...brings, words.visitStands];
  const { state, why, plain, more } = words.visitMayMove;
  const { reason } = standing;
  return [
    fillText(state, { visit: describeVisit(visit, null) }),
    reason === '' ? plain : fillText(why, { reason }),
    more,
  ];
}

/** Nobody comes any more, also to the visit that was agreed. */
function sayCanceled({ visit, language }: MyRequest, now: number, { hours }: OpeningCalendar): string {
  const words = requestStateWords[language];
  const wasToCome =
    visit?.state === 'canceled' && now < instantOn(visit.date, visit.window.toHour, hours.timeZone);
  if (!wasToCome) return words.canceled;
  return fillText(words.canceledVisit, { visit: describeVisit(visit, null) });
}

/** The state first. What is promised before a call is worded as in the mail. */
export function sayRequest(request: MyRequest, now: number, calendar: OpeningCalendar): readonly string[] {
  const { visit, language } = request;
  if (request.canceledAt !== undefined) return [sayCanceled(request, now, calendar)];
  const { kind } = requestState(request, visit?.state);
  if (kind === 'waiting') return listPromises(request, now, calendar, language);
  if (kind === 'visit-set' || kind === 'on-the-way') return sayVisit(request, now, calendar);
  return [sayState(kind, visit, language)];
}
