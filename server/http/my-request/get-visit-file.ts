// GET /api/my-request/visit.ics: the visit of a request as a file for its sender's calendar.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
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
  if (!hasVisit(request)) return undefined;
  const visit = entryOfVisit(request.visit, request.toldVisit);
  const headers = {
    ...privateHeaders,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="visit.ics"',
  };
  return new Response(writeVisitFile({ visit, lead: request, company, now: now() }), { headers });
}

/** Whether somebody is to come. */
export function hasVisit(
  request: MyRequest,
): request is MyRequest & { readonly visit: NonNullable<MyRequest['visit']> } {
  return request.visit !== undefined && !entryOfVisit(request.visit, undefined).isOff;
}
