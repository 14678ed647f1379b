// The parts of pages that are written when they are asked for. The site's build compiles its components into a module of these
// functions, and the server, which loads it by its path, calls them with facts.
import type { NoRequest, RequestShown } from '#domain/my-request/request-shown.ts';

/** Where the module lies in the built site. No path is answered with it. */
export const answerPartsFile = 'answers/answer-parts.mjs';

/** The header by which an open page asks for the part alone. */
export const partHeader = 'X-Part';

/** Each gives HTML. `islands` is what Astro wrote for the components of the part that run in the browser; it stays as it is. */
export type AnswerParts = {
  readonly request: (shown: RequestShown, islands: string) => string;
  readonly noRequest: (reason: NoRequest) => string;
};

export const answerPartNames = ['request', 'noRequest'] as const satisfies readonly (keyof AnswerParts)[];
