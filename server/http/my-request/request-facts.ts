// What the page of a request says: the truth of this minute, and of the person no more than their first name, ZIP code and own words.
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import { findPageBrand } from '#domain/leads/search-texts.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';
import { canSendAgain, requestState, stepOf } from '#domain/my-request/request-state.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { sayAlso } from '#domain/repair/say-also.ts';
import { sayRequest } from './say-request.ts';
import { listSigns, listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import type { ChangeKind } from '#domain/my-request/request-change.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { hasVisit } from './get-visit-file.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { asksDigits } from './last-digits.ts';
import { findSignAdvice, nameSign, nameAppliance } from '#domain/repair/lead-appliance.ts';
import { tellNumberPlaces } from '#domain/repair/tell-number-places.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
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

function findText(texts: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? '') : '';
}

/** The facts of a request at a moment, in the language it was sent in. */
export function describeRequest(
  request: MyRequest,
  now: number,
  calendar: OpeningCalendar,
): Omit<RequestFacts, 'texts'> {
  const { language, visit } = request;
  const words = requestChangeWords[language];
  const findChange = (kind: ChangeKind) => request.changes.find((change) => change.kind === kind);
  const textOf = (kind: ChangeKind) => findChange(kind)?.text;
  const timeOf = (at: number) => formatDayTime(at, calendar.hours.timeZone);
  const word = findChange('word');
  const isCanceled = request.canceledAt !== undefined;
  const state = requestState(request, visit?.state);
  const isSettled = state.kind === 'done' || state.kind === 'closed';
  const canAdd = !isCanceled && !isSettled;
  const service = findService(request.appliance);
  const [said = '', ...more] = sayRequest(request, now, calendar);
  return {
    firstName: cleanLine(request.name, 30).split(' ')[0] ?? '',
    state: said,
    more: more.join(' '),
    step: isCanceled ? 'received' : stepOf(state),
    appliance: nameAppliance(request.appliance, language),
    applianceSlug: request.appliance,
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
    also: sayAlso(request, request.merged, request.language),
    word: word === undefined ? '' : fillText(words.wordKept, { time: timeOf(word.at) }),
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
    mayBurnGas: service === undefined || listSigns(service.slug).some(({ kinds }) => kinds.includes('gas')),
    signs: listSignChoices(request.appliance, language),
    sentAt: timeOf(request.receivedAt),
  };
}
