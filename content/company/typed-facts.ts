// What no text of the site may write out: the facts that content/company/company.ts states. A text has a placeholder for them instead
// ("Ask before {cutoff}"), so that a fact is changed once. "24/7" is allowed: it is the name of the emergency line.
import { company } from './company.ts';

type Shape = { readonly name: string; readonly shape: RegExp };

const count = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)`;
const hour = String.raw`(?:\d{1,2}(?::\d\d)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const minutes = String.raw`(?:${count}[\s-]min(?:ute)?s?\b|(?:quarter|half)(?: of)? an hour\b)`;
const span = String.raw`${count}[\s-](?:day|week|month|year)s?\b`;
const calledBack = String.raw`\b(?:call(?:s|ed|ing)? (?:you|back)|call-?backs?|phone rings|ring you|hear from us|(?:we|get an?) (?:answer|reply)|get back to you)\b`;

/** A sentence that has one of these has typed a fact. */
const shapes: readonly Shape[] = [
  {
    name: 'time of day',
    shape: /(?<![\d:])\d{1,2}(?::\d\d)?\s?[ap](?:\.m\.|m\b)|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/iu,
  },
  {
    name: 'time of day',
    shape: new RegExp(
      String.raw`\b${hour} (?:o['’]clock|(?:on )?the next (?:day|morning)|in the (?:morning|afternoon|evening)|at night)\b|\b(?:from|between) ${hour} (?:to|until|till|and) ${hour}(?= every day|, every day| daily|, daily|$)`,
      'iu',
    ),
  },
  {
    name: 'minutes of the call-back',
    shape: new RegExp(`${minutes}.*${calledBack}|${calledBack}.*${minutes}`, 'iu'),
  },
  // A maker's or a builder's warranty is theirs.
  {
    name: 'length of the warranty',
    shape: new RegExp(
      String.raw`^(?!.*\b(?:maker|builder)s?['’]).*(?:\b${span}.{0,40}\b(?:warrant|guarantee)|\b(?:warrant|guarantee|covered for).{0,40}\b${span})`,
      'iu',
    ),
  },
  {
    name: 'time zone',
    shape: /\b(?:Eastern|Central|Mountain|Pacific)(?: Standard| Daylight)? Time\b|\bAmerica\/\w/u,
  },
  {
    name: 'year of founding',
    shape: new RegExp(
      String.raw`\b(?:since|established|(?:founded|started|opened|began)(?: in)?)\b.*\b${company.established}\b`,
      'iu',
    ),
  },
  { name: 'price', shape: /\$\s?\d/u },
];

const phoneDigits = company.phone.value.slice(-10);

/** What a text writes out that it should only name, sentence by sentence; empty when it keeps to the rule. */
export function listTypedFacts(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n/u);
  const typed = sentences.flatMap((sentence) =>
    shapes.filter(({ shape }) => shape.test(sentence)).map(({ name }) => name),
  );
  return text.replaceAll(/\D/gu, '').includes(phoneDigits) ? [...typed, 'phone number'] : typed;
}
