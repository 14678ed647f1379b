// All that the page of a request says at a moment, and the version by which an open page learns that it says something new.
import { hash } from 'node:crypto';
import type { RequestFacts, RequestShown } from '#domain/my-request/request-shown.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { privateHeaders } from './request-answers.ts';
import { textsOf } from './post-texts.ts';
import { describeRequest } from './request-facts.ts';
import { readWindowFactsOrNone, type WindowFactParts } from './window-facts.ts';

export type CurrentFactsParts = {
  readonly store: WindowFactParts['store'];
  readonly opening: { readonly calendar: () => OpeningCalendar };
  readonly now: () => number;
  readonly report: ReportFault;
  /** Defined where customers are texted. */
  readonly texts: unknown;
};

export type CurrentFacts = RequestFacts & Pick<RequestShown, 'window' | 'version'>;

/** What changes while somebody looks: which windows are left beyond the first is seen when they ask for the page. */
export async function readCurrentFacts(
  request: MyRequest,
  { store, opening, now, report, texts }: CurrentFactsParts,
): Promise<CurrentFacts> {
  const [at, calendar] = [now(), opening.calendar()];
  const window = await readWindowFactsOrNone(request, { store, calendar, now: at, report });
  const described = describeRequest(request, at, calendar);
  const facts = { ...described, texts: textsOf(request, described, texts !== undefined, at) };
  const { next, held, gone } = window;
  return { ...facts, window, version: versionOf({ ...facts, next, held, gone }) };
}

/** The same while the page says the same; so small that it can be asked for every few seconds. */
function versionOf(facts: RequestFacts & Pick<RequestShown['window'], 'next' | 'held' | 'gone'>): string {
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 16);
}

/** 304 without a body, for who has seen this version; else undefined. */
export function answerUnchanged(seen: string | undefined, version: string): Response | undefined {
  if (seen !== `"${version}"`) return undefined;
  return new Response(null, { status: 304, headers: privateHeaders });
}
