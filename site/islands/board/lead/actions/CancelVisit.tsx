import { useRef, useState } from 'react';
import { cancelVisit } from '#domain/board/visit-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { CancelReason } from '#domain/visits/visit.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { seenOf } from '#site/islands/board/answers/lead-refusal.ts';
import { CancelQuestion } from '#site/islands/board/visits/CancelQuestion.tsx';
import type { Booked } from '#site/islands/board/visits/booking/booking.ts';
import { faultOf } from '#site/islands/board/visits/use-visit-action.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = {
  readonly lead: BoardLead;
  readonly visit: BoardVisitShort;
  readonly note: string;
  readonly onCanceled: (canceled: Booked) => void;
  readonly onNo: () => void;
};

/** Asks why the visit of a row is canceled, and cancels it; the row can take it back. */
export function CancelVisit({ lead, visit, note, onCanceled, onNo }: Props) {
  const { api, words, hours } = useBoardContext();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const id = useRef(createRequestId());
  const tells = [
    ...(lead.email === '' ? [] : ['email' as const]),
    ...(lead.isTexted ? ['sms' as const] : []),
  ];

  async function cancel(reason: CancelReason): Promise<void> {
    setBusy(true);
    setFault('');
    const question = { id: id.current, seen: visit.sequence, note: note.trim(), reason, ...seenOf(lead) };
    const asked = await askBoard(api, { call: cancelVisit, params: { id: visit.id }, question });
    setBusy(false);
    if (asked.kind === 'news') onCanceled({ row: asked.value.row, actionId: id.current });
    else setFault(faultOf(asked, { words, hours }));
  }

  return (
    <>
      <CancelQuestion
        visit={{ lead, tells }}
        words={words.visits}
        isBusy={isBusy}
        onYes={(reason) => void cancel(reason)}
        onNo={onNo}
      />
      <p className="visit-fault" role="alert">
        {fault}
      </p>
    </>
  );
}
