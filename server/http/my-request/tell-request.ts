// All that the page of a request says at a moment, and by which an open page learns that it says something new.
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { ReportFault } from '#server/fault-report.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { describeRequest } from './request-facts.ts';
import { versionOf } from './request-version.ts';
import { tellWindows, type WindowFactParts } from './window-facts.ts';

export type TellingParts = {
  readonly store: WindowFactParts['store'];
  readonly opening: { readonly calendar: () => OpeningCalendar };
  readonly now: () => number;
  readonly report: ReportFault;
};

/** What changes while somebody looks: which windows are left is seen when they ask for the page. */
export async function tellRequest(request: MyRequest, { store, opening, now, report }: TellingParts) {
  const [at, calendar] = [now(), opening.calendar()];
  const window = await tellWindows(request, { store, calendar, now: at, report });
  const facts = { ...describeRequest(request, at, calendar), held: window.held, gone: window.gone };
  return { ...facts, window, version: versionOf(facts) };
}
