// A visitor whose every field can be told in a log. No ZIP code: five digits are found in a random id before long.
import { aQuote } from './a-quote.ts';

export const canaryWords = /canary|mcwhistle|tweet\.example|555-?0177/iu;

/** A good form of theirs. */
export function aCanaryQuote(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return aQuote({
    name: 'Canary McWhistle',
    phone: '(305) 555-0177',
    email: 'canary@tweet.example',
    message: 'Canary sings: call 305-555-0177',
    _subject: 'Canary McWhistle',
    utm_source: 'canary',
    ...changes,
  });
}
