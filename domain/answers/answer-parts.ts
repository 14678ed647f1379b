// The parts of pages that are written when they are asked for. The site's build compiles its components into a module of these
// functions, and the server, which loads it by its path, calls them with facts.
import type { Language } from '#content/language.ts';
import type { FormKind } from '#domain/leads/lead.ts';
import type { NoRequest, RequestShown } from '#domain/my-request/request-shown.ts';
import type { CoverageStatement } from '#domain/places/coverage-statement.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { TechnicianAnswer } from '#domain/visits/technician-page.ts';

/** Where the module is in the built site. The server serves it under no path. */
export const answerPartsFile = 'answers/answer-parts.mjs';

/** The header by which an open page asks for the part alone. */
export const partHeader = 'X-Part';

/** Pages that answer a form which was not taken. */
export const formAnswerNames = [
  'quote-faults',
  'message-faults',
  'unavailable',
  'too-many',
  'too-large',
  'refused',
] as const;

/** Which page, in which language, with which form. */
export type FormAnswerChoice = {
  readonly name: (typeof formAnswerNames)[number];
  readonly language: Language;
  readonly form: FormKind;
};

export type FieldFault = { readonly field: string; readonly sentence: string };

/** What was typed, and what is wrong with it. A field that was not sent is left as the form has it; an unsent tick is none. */
export type FormAnswerFacts = {
  readonly fields: PostedFields;
  readonly faults: readonly FieldFault[];
  /** The id under which the log has a fault of ours. */
  readonly errorId: string | undefined;
};

export type CoverageFacts = { readonly said: CoverageStatement; readonly zip: string | undefined };

/** Each gives HTML. `islands` is what Astro wrote for the components of the part that run in the browser; it stays as it is. */
export type AnswerParts = {
  readonly request: (shown: RequestShown, islands: string) => string;
  readonly noRequest: (reason: NoRequest) => string;
  readonly form: (choice: FormAnswerChoice, facts: FormAnswerFacts) => string;
  readonly coverage: (facts: CoverageFacts) => string;
  readonly technician: (answer: TechnicianAnswer) => string;
};

export const answerPartNames = [
  'request',
  'noRequest',
  'form',
  'coverage',
  'technician',
] as const satisfies readonly (keyof AnswerParts)[];
