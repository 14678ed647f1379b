// Where people say they heard of the company: the owner's own list. A lead keeps the id alone, so another name shows everywhere at once.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';

const text = z.string();

/** One that is retired is chosen no more, and named where leads have it. */
const listedSource = z.object({ id: text, name: text, isRetired: z.boolean() });
export type ListedSource = ReadonlyOutput<typeof listedSource>;

/** In the order they are offered. */
export const listedSources = z.array(listedSource);

/** In characters: it stands in a list to choose from. */
export const longestSourceName = 40;
/** More that are in use nobody reads through on the phone. */
export const mostSources = 30;
/** With those that are retired. */
export const mostSourcesEver = 200;

/** What a list is narrowed to for who came by themselves; no lead keeps it. */
export const directSource = '(direct)';

/** More that were found nobody looks through: the most frequent are named. */
export const mostFound = 40;

/** What a lead keeps of a caller who was not asked, or whose call was missed. */
export const notAsked = 'phone';

/** The list with them, by the name they are given. */
export function withUnasked(sources: readonly ListedSource[], name: string): readonly ListedSource[] {
  return [...sources, { id: notAsked, name, isRetired: false }];
}

/** What people read for what a lead keeps; a campaign or a site that is not in the list is named as it is. */
export function nameOfSource(kept: string, sources: readonly ListedSource[]): string {
  return sources.find(({ id }) => id === kept)?.name ?? kept;
}
