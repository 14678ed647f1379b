// What a posted form says besides the visitor's own fields.
import { languages, type Language } from '#content/language.ts';
import { findLanguage } from '#domain/words/find-language.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { Suspicion } from '#domain/leads/lead.ts';
import { listSourceMarks, sourceFields } from '#domain/requests/lead-source.ts';
import { trapField } from '#domain/requests/quote-request.ts';
import type { LeadOffer } from '#server/intake/submit-lead.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import type { OriginFinding } from '#server/http/origin-guard.ts';

/** The language of the page the form stood on; the first language if it does not say. */
export function languageOf(fields: PostedFields): Language {
  return findLanguage(fields.lang) ?? languages[0];
}

function requestIdOf(fields: PostedFields): string | undefined {
  const given = fields.request_id ?? '';
  return /^[A-Za-z0-9_-]{8,100}$/.test(given) ? given : undefined;
}

function pageOf(fields: PostedFields): string {
  const given = fields.page ?? '';
  return /^\/[A-Za-z0-9/_.#-]{0,199}$/.test(given) && !given.startsWith('//') ? given : '';
}

function suspicionsOf(fields: PostedFields, origin: OriginFinding): readonly Suspicion[] {
  return [
    ...((fields[trapField] ?? '').trim() === '' ? [] : (['trap-filled'] as const)),
    ...(origin === 'missing' ? (['no-origin'] as const) : []),
  ];
}

/** The frame of a lead: page, language, subject, source, consent, request id and what makes it suspect. */
export function offerFrameOf(
  fields: PostedFields,
  origin: OriginFinding,
): Omit<LeadOffer, 'kind' | 'content' | 'isOverShare' | 'deviceHash'> {
  const marks = sourceFields.map((name) => [name, cleanLine(fields[name], 200)] as const);
  return {
    requestId: requestIdOf(fields),
    page: pageOf(fields),
    language: languageOf(fields),
    subject: cleanLine(fields._subject, 120),
    source: Object.fromEntries(listSourceMarks(Object.fromEntries(marks))),
    consent: cleanLine(fields.consent, 40),
    suspicions: suspicionsOf(fields, origin),
  };
}
