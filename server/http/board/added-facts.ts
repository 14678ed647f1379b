// What the sender of a lead added since, or asked for besides, in the words staff read.
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { findPageBrand } from '#domain/leads/search-texts.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { JoinedRequest } from '#server/store/acts/booking/listed-visit.ts';

const { add, codeMeans } = requestChangeWords.en;

type Added = {
  readonly changes: readonly RequestChange[];
  readonly appliance: string;
  readonly page: string;
  /** Requests that were merged into it. */
  readonly besides?: readonly JoinedRequest[];
};

/** The other machine, and what is wrong with it: who comes has to know of both. A call that was missed says nothing. */
function listAlso(besides: readonly JoinedRequest[]): BoardDetails['added'] {
  const texts = besides.map((one) => [nameAppliance(one.appliance), nameSign(one), one.message]);
  return texts
    .map((parts) => ({ name: visitsWords.en.also, text: parts.filter((part) => part !== '').join(': ') }))
    .filter(({ text }) => text !== '');
}

/** What was merged into it; the code with its meanings, gas or electric. What else can be changed stands in the lead itself. */
export function listAddedFacts({ changes, appliance, page, besides = [] }: Added): BoardDetails['added'] {
  const added = changes.flatMap(({ kind, text }): BoardDetails['added'] => {
    if (kind === 'code') {
      const meanings = listCodeMeanings(text, appliance, 'en', findPageBrand(page));
      return [
        { name: add.code, text },
        { name: codeMeans, text: meanings.join('\n') },
      ];
    }
    return kind === 'power' ? [{ name: add.power, text }] : [];
  });
  return [...listAlso(besides), ...added];
}
