// What a visitor agreed to by sending a form: the wording beside its button, by the version kept with the lead.
import { consentWordings } from '#content/company/consent-wordings.ts';
import type { Lead } from '#domain/leads/lead.ts';

export type Consent = {
  readonly version: string;
  /** Word for word; empty if this version is not one of ours. */
  readonly wording: string;
  /** The moment the form was sent, in milliseconds since 1970. */
  readonly at: number;
};

/** Of who asked us on the phone. */
export const callerConsent = 'by phone' satisfies keyof typeof consentWordings;

const wordings = new Map<string, (typeof consentWordings)[keyof typeof consentWordings]>(
  Object.entries(consentWordings),
);

/** A consent to texts, with what they saw or were told. */
export function describeTexts({ texts, language }: Pick<Lead, 'texts' | 'language'>) {
  if (texts === undefined) return undefined;
  const { version, at, stoppedAt } = texts;
  return { wording: wordings.get(version)?.[language] ?? '', version, at, stoppedAt };
}

/** The consent a lead came with; undefined if the form told of none. */
export function findConsent({
  consent: version,
  language,
  receivedAt: at,
}: Pick<Lead, 'consent' | 'language' | 'receivedAt'>): Consent | undefined {
  if (version === '') return undefined;
  return { version, wording: wordings.get(version)?.[language] ?? '', at };
}
