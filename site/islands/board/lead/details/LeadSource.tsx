import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import { FactTable } from './FactTable.tsx';
import { listSourceFacts } from './source-facts.ts';

type Props = { readonly lead: BoardLead; readonly details: BoardDetails; readonly words: BoardWords };

/** Where a lead came from, and what they agreed to, word for word, and when. */
export function LeadSource({ lead, details, words }: Props) {
  const { timeZone } = useBoardHours();
  return <FactTable heading={words.details.source} facts={listSourceFacts(lead, details, words, timeZone)} />;
}
