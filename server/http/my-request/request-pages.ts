// The pages of a visitor's own request: built by the site, with the part that its components write for each answer.
import type { NoRequest, RequestShown } from '#domain/my-request/request-shown.ts';
import { cutFrame } from '#server/http/answers/page-frame.ts';
import type { Site } from '#server/http/site/site.ts';

export type RequestPages = {
  readonly page: (shown: RequestShown) => string;
  /** What an open page puts in the place of the same part; what runs in it is there already. */
  readonly part: (shown: RequestShown) => string;
  readonly noRequest: (reason: NoRequest) => string;
};

type BuiltPages = Pick<Site, 'templates' | 'parts'>;

/** Whether the site build made these pages. */
export function hasRequestPages({ templates, parts }: BuiltPages): boolean {
  return templates.has('/my-request') && parts !== undefined;
}

/** `write` puts into a page what is true now. Undefined if the site build did not make these pages. */
export function createRequestPages(
  { templates, parts }: BuiltPages,
  write: (html: string) => string,
): RequestPages | undefined {
  const frame = cutFrame(templates.get('/my-request'));
  const frameOfNone = cutFrame(templates.get('/no-request'));
  if (frame === undefined || frameOfNone === undefined || parts === undefined) return undefined;
  return {
    page: (shown) => write(frame.around(parts.request(shown, frame.islands))),
    part: (shown) => write(parts.request(shown, '')),
    noRequest: (reason) => write(frameOfNone.around(parts.noRequest(reason))),
  };
}
