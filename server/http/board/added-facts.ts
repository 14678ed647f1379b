// What the sender of a lead added since, or asked for in a request that was merged into it, in the words staff read.
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { visitsWords } from '#content/words/board/visits-words.ts';
import { listCodeMeanings } from '#domain/my-request/code-meaning.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { findPageBrand } from '#domain/leads/search-texts.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { MergedRequest } from '#server/store/records/leads/merged-leads.ts';

const { add, codeMeans } = requestChangeWords.en;

/** `merged` are requests that were merged into it. */
type Merging = MergedRequest & { readonly merged?: readonly MergedRequest[] };

type Added = Merging & { readonly changes: readonly RequestChange[]; readonly page: string };

function tellRequest(one: MergedRequest): string {
  return [nameAppliance(one.appliance), nameSign(one), one.message].filter((part) => part !== '').join(': ');
}

/** The other machine, and what is wrong with it: who comes has to know of both. Who called or asked for the same says nothing new. */
export function describeMerged(lead: Merging): string {
  const texts = new Set((lead.merged ?? []).map(tellRequest));
  for (const known of ['', tellRequest(lead)]) texts.delete(known);
  return [...texts].join('\n');
}

/** What was merged into it; the code with its meanings, gas or electric, a word to whoever comes. What else can be changed stands in the lead itself. */
export function listAddedFacts(lead: Added): BoardDetails['added'] {
  const { changes, appliance, page } = lead;
  const added = changes.flatMap(({ kind, text }): BoardDetails['added'] => {
    if (kind === 'code') {
      const meanings = listCodeMeanings(text, appliance, 'en', findPageBrand(page));
      return [
        { name: add.code, text },
        { name: codeMeans, text: meanings.join('\n') },
      ];
    }
    return kind === 'power' || kind === 'word' ? [{ name: add[kind], text }] : [];
  });
  const also = { name: visitsWords.en.also, text: describeMerged(lead) };
  return also.text === '' ? added : [also, ...added];
}
