import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { findPartStep, partStepText } from '#site/islands/board/visits/part-step.ts';
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
  const step = findPartStep(visit, lead.state);
  const { part } = words.visits;
  return (
    <section>
      <h4 className="label">{part.fact}</h4>
      <p dir="auto" className="whitespace-pre-line">
        {describeNotedPart(visit.part, part)}
      </p>
      {step !== undefined && (
        <button type="button" className="button button-line mt-2" onClick={() => setOpen(true)}>
          {partStepText(visit.part, words.visits)}
        </button>
      )}
      {isOpen && step !== undefined && (
        <PartDialog
          {...{ visit, lead, step }}
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
