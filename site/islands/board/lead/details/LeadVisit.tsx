import type { BoardLead } from '#domain/leads/board-lead.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { VisitAddress } from '#site/islands/board/visits/VisitAddress.tsx';

type Props = { readonly lead: BoardLead };

/** Where the visit goes, and the way to its day, where it is moved or canceled. */
export function LeadVisit({ lead }: Props) {
  const { visits } = useBoardContext().words;
  const { visit } = lead;
  if (visit === null && lead.street === '' && lead.access === '') return null;
  return (
    <section>
      <h4 className="label">{visits.address.heading}</h4>
      {visit !== null && (
        <p>
          {visits.states[visit.state]}: {describeVisit(visit, visit.technician)} ·{' '}
          <a className="text-link" href={`#visits/${visit.date}`}>
            {visits.showDay}
          </a>
        </p>
      )}
      {visit !== null && visit.note !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {visits.note}: {visit.note}
        </p>
      )}
      <VisitAddress where={lead} words={visits.address} />
    </section>
  );
}
