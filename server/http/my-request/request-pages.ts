// The pages of a visitor's own request: built by the site, with the part that its components write for each answer.
import type { NoRequest, RequestShown } from '#domain/my-request/request-shown.ts';
import { isAnswered, type AnsweredPages } from '#server/http/answers/answered-pages.ts';
import type { Site } from '#server/http/site/site.ts';

const [request, none] = ['/my-request', '/no-request'] as const;

export type RequestPages = {
  readonly page: (shown: RequestShown) => string;
  /** What an open page puts in the place of the same part. */
  readonly part: (shown: RequestShown) => string;
  readonly noRequest: (reason: NoRequest) => string;
};

/** Whether the site build made these pages. */
export function hasRequestPages(site: Pick<Site, 'templates' | 'parts'>): boolean {
  return isAnswered(site, request) && isAnswered(site, none);
}

/** Undefined if the site build did not make these pages. */
export function createRequestPages(pages: AnsweredPages): RequestPages | undefined {
  const [ofRequest, ofNone] = [pages(request), pages(none)];
  if (ofRequest === undefined || ofNone === undefined) return undefined;
  return {
    page: (shown) => ofRequest.page((parts, islands) => parts.request(shown, islands), shown.zip),
    part: (shown) => ofRequest.part((parts) => parts.request(shown, ''), shown.zip),
    noRequest: (reason) => ofNone.page((parts) => parts.noRequest(reason)),
  };
}
