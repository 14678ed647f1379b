// Changes of a request in the words staff read.
import { describeWish } from '#domain/my-request/asked-time.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import { longestCode, longestNote } from '#domain/my-request/request-limits.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { parsePick } from '#domain/visits/held-window.ts';
import { describePick } from '#domain/visits/visit-text.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';

const { add, address, correct, canceled, held, givenBack, anotherTime } = requestChangeWords.en;

function describe({ kind, text }: RequestChange, content: LeadContent): string {
  switch (kind) {
    case 'sign':
      return `${add.sign}: ${nameSign({ ...content, sign: text })}`;
    case 'power':
    case 'time':
      return `${add[kind]}: ${text}`;
    case 'street':
    case 'unit':
    case 'access':
      return `${address[kind]}: ${cleanLine(text, quoteFields[kind].limit)}`;
    case 'code':
      return [
        `${add.code}: ${cleanLine(text, longestCode)}`,
        ...listCodeMeanings(text, content.appliance, 'en'),
      ].join('\n');
    case 'word':
      return `${add.word}: ${cleanLine(text, longestNote)}`;
    case 'phone':
      return `${correct.phone}: ${formatPhoneNumber(text)}`;
    case 'email':
    case 'zip':
      return `${correct[kind]}: ${text}`;
    case 'window': {
      const pick = parsePick(text);
      return pick === undefined ? givenBack : `${held}: ${describePick(pick)}`;
    }
    case 'another-time':
      return `${anotherTime}: ${describeWish(text)}`;
    case 'cancel':
      return text === '' ? canceled : `${canceled}: ${text}`;
  }
}

/** A line for each change. */
export function describeChanges(changes: readonly RequestChange[], content: LeadContent): string {
  return changes.map((change) => describe(change, content)).join('\n');
}
