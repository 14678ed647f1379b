// What a post is answered: the same facts as a page for browsers and as JSON for programs.
import type { Language } from '#content/language.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { FormKind } from '#domain/leads/lead.ts';
import type { FieldFault, FormAnswerChoice } from '#domain/answers/answer-parts.ts';
import type { AnswerPages } from './answer-page.ts';

export type FormAnswer =
  | { readonly kind: 'kept'; readonly next: string }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'too-large' | 'refused' | 'unreadable' | 'unknown-type' }
  /** Nothing was kept, or we cannot tell; the fault stands in the log under its number. */
  | { readonly kind: 'unavailable' | 'failed'; readonly errorId: string };

const statuses = {
  kept: 200,
  faulty: 422,
  'too-many': 429,
  'too-large': 413,
  refused: 403,
  unavailable: 503,
  failed: 500,
  unreadable: 400,
  'unknown-type': 415,
} as const satisfies Record<FormAnswer['kind'], number>;

export type AnswerFrame = {
  readonly asJson: boolean;
  /** By which a kept request is shown to the device that sent it. */
  readonly cookie: string | undefined;
  readonly form: FormKind;
  readonly language: Language;
  readonly fields: PostedFields;
};

function pageNameOf(kind: FormAnswer['kind'], form: FormKind): FormAnswerChoice['name'] {
  if (kind === 'faulty') return `${form}-faults`;
  return kind === 'too-many' || kind === 'too-large' || kind === 'refused' ? kind : 'unavailable';
}

/** Builds the answer to a post. Nothing here may be kept by a cache: it can carry what the visitor wrote. */
export function answerForm(
  answer: FormAnswer,
  { asJson, cookie, form, language, fields }: AnswerFrame,
  pages: AnswerPages,
): Response {
  const headers = {
    'Cache-Control': 'no-store',
    Vary: 'Accept',
    ...(answer.kind === 'too-many' ? { 'Retry-After': String(answer.retryAfterSeconds) } : {}),
    ...(answer.kind === 'unavailable' ? { 'Retry-After': '60' } : {}),
  };
  if (asJson) return Response.json(answer, { status: statuses[answer.kind], headers });
  if (answer.kind === 'kept')
    return new Response(null, {
      status: 303,
      headers: {
        ...headers,
        Location: answer.next,
        'Content-Length': '0',
        ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
      },
    });
  const faults = answer.kind === 'faulty' ? answer.faults : [];
  const errorId = 'errorId' in answer ? answer.errorId : undefined;
  const choice = { name: pageNameOf(answer.kind, form), language, form };
  const html = pages.fill(choice, { fields, faults, errorId });
  return new Response(html, {
    status: statuses[answer.kind],
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
