// What the sender of a lead added since, in the words staff read.
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { findPageBrand } from '#domain/leads/search-texts.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';

const { add, codeMeans } = requestChangeWords.en;

type Added = {
  readonly changes: readonly RequestChange[];
  readonly appliance: string;
  readonly page: string;
};

/** The code with its meanings, gas or electric. What else can be changed stands in the lead itself. */
export function listAddedFacts({ changes, appliance, page }: Added): BoardDetails['added'] {
  return changes.flatMap(({ kind, text }): BoardDetails['added'] => {
    if (kind === 'code') {
      const meanings = listCodeMeanings(text, appliance, 'en', findPageBrand(page));
      return [
        { name: add.code, text },
        { name: codeMeans, text: meanings.join('\n') },
      ];
    }
    return kind === 'power' ? [{ name: add.power, text }] : [];
  });
}
