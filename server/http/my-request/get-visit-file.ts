// GET /api/my-request/visit.ics: the visit of a request as a file for its sender's calendar.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { isVisitOver } from '#domain/visits/visit-due.ts';
import { entryOfVisit } from '#domain/visits/visit-news.ts';
import { writeVisitFile } from '#server/notices/visit-mail/visit-calendar.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import { privateHeaders } from './request-answers.ts';

export type VisitFileParts = {
  readonly company: Pick<CompanyFacts, 'name' | 'phone' | 'hours'>;
  readonly now: () => number;
};

/** 200 with the file, of the entry that a mail would have had; undefined while nobody comes. */
export function answerVisitFile(request: MyRequest, { company, now }: VisitFileParts): Response | undefined {
  if (!hasVisit(request, now(), company.hours.timeZone)) return undefined;
  const visit = entryOfVisit(request.visit, request.toldVisit);
  const headers = {
    ...privateHeaders,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="visit.ics"',
  };
  return new Response(writeVisitFile({ visit, lead: request, company, now: now() }), { headers });
}

/** Whether somebody is to come, or still may: a time that is past is no entry to add. */
export function hasVisit(
  request: MyRequest,
  now: number,
  timeZone: string,
): request is MyRequest & { readonly visit: NonNullable<MyRequest['visit']> } {
  if (request.visit === undefined || isVisitOver(request.visit, now, timeZone)) return false;
  return !entryOfVisit(request.visit, undefined).isOff;
}
