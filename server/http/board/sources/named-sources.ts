import { boardWords } from '#content/words/board/board-words.ts';
import { withUnasked, type ListedSource } from '#domain/leads/listed-source.ts';
import type { SourceStore } from '#server/store/records/sources/source-store.ts';

/** All that a lead may have come from by a name people gave it: the owner's list, and who was not asked. */
export async function listNamedSources(
  store: Pick<SourceStore, 'listSources'>,
): Promise<readonly ListedSource[]> {
  return withUnasked(await store.listSources(), boardWords.en.work.sources.phone);
}
