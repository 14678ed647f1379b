// What the page of a request says: the truth of this minute, and of the person no more than their first name and ZIP code.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { requestStateWords } from '#content/words/my-request/request-words.ts';
import type { Language } from '#content/language.ts';
import { formatDayTime, formatTime } from '#domain/clocks/clock-text.ts';
import { requestState, requestSteps, stepOf, type RequestStep } from '#domain/my-request/request-state.ts';
import { daysBetween, localDateAt } from '#domain/opening/local-date.ts';
import { nameSign } from '#domain/repair/lead-sign.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText, localeOf } from '#domain/words/wording.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import type { MyRequest } from '#server/store/my-request/my-request-store.ts';

export type RequestFacts = {
  readonly firstName: string;
  readonly state: string;
  /** Said below; empty where there is nothing. */
  readonly more: string;
  readonly step: RequestStep;
  readonly appliance: string;
  readonly sign: string;
  readonly zip: string;
  readonly time: string;
  readonly sentAt: string;
};

/** "8:38 PM" today, "tomorrow at 7:00 AM", "Monday at 7:00 AM". */
function whenText(at: number, now: number, timeZone: string, language: Language): string {
  const words = requestStateWords[language];
  const days = daysBetween(localDateAt(now, timeZone), localDateAt(at, timeZone));
  const time = formatTime(at, timeZone);
  if (days <= 1) return fillText(days <= 0 ? words.today : words.tomorrow, { time });
  const day = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'long',
    ...(days > 6 && { month: 'long', day: 'numeric' }),
  }).format(at);
  return fillText(words.later, { day, time });
}

function nameAppliance(slug: string, language: Language): string {
  const service = services.find((one) => one.slug === slug);
  return service === undefined ? '' : serviceWords[language][service.slug].name;
}

/** Whether a step lies behind the one a request is at. */
export function isPast(step: RequestStep, now: RequestStep): boolean {
  return requestSteps.indexOf(step) < requestSteps.indexOf(now);
}

/** The facts of a request at a moment, in the language it was sent in. */
export function describeRequest(request: MyRequest, now: number, timeZone: string): RequestFacts {
  const { language, visit } = request;
  const words = requestStateWords[language];
  const state = requestState(request, visit?.state, now);
  return {
    firstName: cleanLine(request.name, 30).split(' ')[0] ?? '',
    state: fillText(words[state.kind], {
      time: 'at' in state ? whenText(state.at, now, timeZone, language) : '',
      visit: visit === undefined ? '' : describeVisit(visit, visit.technician),
    }),
    more: request.outsideArea && state.kind.startsWith('call-') ? words.outside : '',
    step: stepOf(state),
    appliance: nameAppliance(request.appliance, language),
    sign: nameSign(request, language),
    zip: request.zip,
    time: request.preferredTime,
    sentAt: formatDayTime(request.receivedAt, timeZone),
  };
}
