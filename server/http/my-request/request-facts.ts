// What the page of a request says: the truth of this minute, and of the person no more than their first name and ZIP code.
import { services } from '#content/catalogue/services.ts';
import { requestStateWords } from '#content/words/my-request/request-words.ts';
import type { Language } from '#content/language.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import { findPageBrand } from '#domain/leads/search-texts.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';
import { canSendAgain, requestState, stepOf, type RequestState } from '#domain/my-request/request-state.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { sayAlso } from './say-also.ts';
import { visitStanding } from './visit-standing.ts';
import { listPromises } from '#server/notices/mail/promised-times.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import type { ChangeKind } from '#domain/my-request/request-change.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { hasVisit } from './get-visit-file.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { asksDigits } from './last-digits.ts';
import { findSignAdvice, nameSign, nameAppliance } from '#domain/repair/lead-appliance.ts';
import { tellNumberPlaces } from '#domain/repair/tell-number-places.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import { isVisitOver } from '#domain/visits/visit-due.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';

function findService(slug: string) {
  return services.find((one) => one.slug === slug);
}

function listSignChoices(slug: string, language: Language): RequestFacts['signs'] {
  const service = findService(slug);
  if (service === undefined) return [];
  return listWordedSigns(service.slug, language).map(({ facts, words }) => ({
    value: facts.slug,
    label: words.label,
  }));
}

function lookInside({ appliance, sign, language }: MyRequest): RequestFacts['plate'] {
  const advice = findSignAdvice({ appliance, sign }, language);
  const service = findService(appliance);
  if (!advice?.plate || service === undefined) return undefined;
  const helpPath = `${servicePath(service.slug, language)}#${sign}`;
  return { ...advice.plate, helpPath, mayRun: advice.mayRun };
}

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

function findText(texts: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? '') : '';
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
  if (standing === undefined || visit === undefined) return [said];
  if (standing.kind === 'stands') return [said, words.visitStands];
  const { state, why, plain, more } = words.visitMayMove;
  const { reason } = standing;
  return [
    fillText(state, { visit: describeVisit(visit, null) }),
    reason === '' ? plain : fillText(why, { reason }),
    more,
  ];
}

/** The facts of a request at a moment, in the language it was sent in. */
export function describeRequest(
  request: MyRequest,
  now: number,
  calendar: OpeningCalendar,
): Omit<RequestFacts, 'texts'> {
  const { language, visit } = request;
  const words = requestChangeWords[language];
  const textOf = (kind: ChangeKind) => request.changes.find((change) => change.kind === kind)?.text;
  const isCanceled = request.canceledAt !== undefined;
  const state = requestState(request, visit?.state);
  const isSettled = state.kind === 'done' || state.kind === 'closed';
  const canAdd = !isCanceled && !isSettled;
  const service = findService(request.appliance);
  // What is promised before a call is worded as in the mail.
  const [said = '', ...more] = isCanceled
    ? [requestStateWords[language].canceled]
    : state.kind === 'waiting'
      ? listPromises(request, now, calendar, language)
      : state.kind === 'visit-set' || state.kind === 'on-the-way'
        ? sayVisit(request, now, calendar)
        : [sayState(state.kind, visit, language)];
  return {
    firstName: cleanLine(request.name, 30).split(' ')[0] ?? '',
    state: said,
    more: more.join(' '),
    step: isCanceled ? 'received' : stepOf(state),
    appliance: nameAppliance(request.appliance, language),
    sign: nameSign(request, language),
    signSlug: request.sign,
    plate: canAdd ? lookInside(request) : undefined,
    number: canAdd && service ? tellNumberPlaces(service.slug, language) : undefined,
    code: [
      textOf('code') ?? '',
      ...listCodeMeanings(textOf('code') ?? '', request.appliance, language, findPageBrand(request.page)),
    ]
      .filter((line) => line !== '')
      .join(' · '),
    zip: request.zip,
    time: findText(words.add.times, request.preferredTime),
    timeSlug: request.preferredTime,
    power: findText(words.add.powers, textOf('power') ?? ''),
    also: sayAlso(request),
    // A link that is old may lie about: it shows nobody the way to the door.
    address: asksDigits(request, now) ? '' : [request.street, request.unit].filter(Boolean).join(', '),
    access: asksDigits(request, now) ? '' : request.access,
    contact: (textOf('phone') ?? textOf('email')) === undefined ? '' : words.corrected,
    canAdd,
    isByPhone: request.phone !== '',
    canCancel: canAdd,
    asksDigits: asksDigits(request, now),
    canAgain: canSendAgain(request, visit?.state, now),
    hasVisit: hasVisit(request, now, calendar.hours.timeZone),
    isOver: isSettled,
    photos: request.photos,
    signs: listSignChoices(request.appliance, language),
    sentAt: formatDayTime(request.receivedAt, calendar.hours.timeZone),
  };
}
