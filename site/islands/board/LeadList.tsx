import type { BoardWords } from '#content/board-words.ts';
import type { BoardLead, BoardList } from '#domain/board.ts';
import type { Appliances } from './LeadFacts.tsx';
import { LeadRow } from './LeadRow.tsx';

type Props = {
  readonly list: BoardList | undefined;
  readonly now: number | undefined;
  /** What is said when there is nothing to show. */
  readonly emptyText: string;
  readonly api: string;
  readonly words: BoardWords;
  readonly appliances: Appliances;
  readonly onMarked: (lead: BoardLead) => void;
};

export function LeadList({ list, now, emptyText, ...row }: Props) {
  if (list === undefined || now === undefined) return <p className="board-quiet">{row.words.loading}</p>;
  if (list.leads.length === 0) return <p className="board-quiet">{emptyText}</p>;
  return (
    <ol className="board-list">
      {list.leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} now={now} {...row} />
      ))}
    </ol>
  );
}
