import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { listNextSteps } from '#domain/visits/visit.ts';
import { partStepText } from '#site/islands/board/visits/part-step.ts';
import { PartDialog } from '#site/islands/board/visits/PartDialog.tsx';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';

type Props = { readonly lead: BoardLead };

/** The part that the repair waits for, and when it comes. */
export function LeadPart({ lead }: Props) {
  const { api, words, hours, marks } = useBoardContext();
  const now = useBoardNow();
  const [isOpen, setOpen] = useState(false);
  const { visit } = lead;
  if (!visit?.part) return null;
  const canChange = listNextSteps(visit.state, lead.state).includes('needs-part');
  const { part } = words.visits;
  return (
    <section>
      <h4 className="label">{part.fact}</h4>
      <p dir="auto" className="whitespace-pre-line">
        {describeNotedPart(visit.part, part)}
      </p>
      {canChange && (
        <button type="button" className="button button-line mt-2" onClick={() => setOpen(true)}>
          {partStepText(visit.part, words.visits)}
        </button>
      )}
      {isOpen && (
        <PartDialog
          {...{ visit, lead }}
          panel={{ api, words, hours }}
          today={localDateAt(now, hours.timeZone)}
          onLead={marks.showLead}
          onSaved={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
