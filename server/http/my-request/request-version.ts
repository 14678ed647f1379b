// By which a page that is open learns whether anything is new: small enough to be asked every few seconds.
import { hash } from 'node:crypto';
import { privately } from './request-answers.ts';
import type { RequestFacts } from './request-facts.ts';

/** The same while the page says the same. */
export function versionOf(facts: RequestFacts): string {
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 16);
}

/** 304 without a body, for who has seen this version; else undefined. */
export function answerUnchanged(seen: string | undefined, version: string): Response | undefined {
  if (seen !== `"${version}"`) return undefined;
  return new Response(null, { status: 304, headers: privately });
}
