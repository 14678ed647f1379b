import { useRef, useState } from 'react';
import { changePart, waitForPart } from '#domain/board/visit-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import { isOrderedLater, type GivenPart } from '#domain/visits/visit-part.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, seenOf } from '#site/islands/board/answers/lead-refusal.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { faultOf } from './use-visit-action.ts';

export type PartAsked = {
  readonly visit: Pick<BoardVisitShort, 'id' | 'sequence' | 'part' | 'state'>;
  /** needs-part: it was made, and waits for a part; part: it is to bring one. */
  readonly step: 'needs-part' | 'part';
  readonly lead: Pick<BoardLead, 'name' | 'state' | 'events'>;
  readonly panel: Pick<PanelProps, 'api' | 'words' | 'hours'>;
  /** Here. */
  readonly today: string;
  /** The lead as it is now: with the part, or as others left it. */
  readonly onLead: (lead: BoardLead) => void;
  readonly onSaved: () => void;
};

export type PartFault = 'name' | 'orderedOn' | 'orderedLater' | 'expectedOn';

/** What is typed of a part, with what is wrong with it. */
export function usePart({ visit, step, lead, panel, today, onLead, onSaved }: PartAsked) {
  // What a visit that was made needs is another part than the one it brought.
  const part = step === 'needs-part' && isPlanned(visit.state) ? null : visit.part;
  const [name, setName] = useState(part?.name ?? '');
  // Of one that is known and not ordered, that is what is to be said next.
  const [isOrdered, setOrdered] = useState(part !== null);
  const [orderedOn, setOrderedOn] = useState(part === null ? '' : (part.orderedOn ?? today));
  const [expectedOn, setExpectedOn] = useState(part?.expectedOn ?? '');
  const [wrong, setWrong] = useState<PartFault>();
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  // As it was when the dialog opened: what another does meanwhile is refused, and read.
  const seen = useRef({ seen: visit.sequence, ...seenOf(lead) });
  // An action that may have arrived though its answer did not: made again, it is the same action.
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);

  function findWrong(): PartFault | undefined {
    if (name.trim() === '') return 'name';
    if (!isOrdered) return undefined;
    if (orderedOn === '') return 'orderedOn';
    if (isOrderedLater({ orderedOn }, today)) return 'orderedLater';
    return expectedOn !== '' && expectedOn < orderedOn ? 'expectedOn' : undefined;
  }

  async function save(): Promise<void> {
    const found = findWrong();
    setWrong(found);
    if (found !== undefined || isSaving) return;
    const given: GivenPart = {
      name,
      orderedOn: isOrdered ? orderedOn : null,
      expectedOn: isOrdered && expectedOn !== '' ? expectedOn : null,
    };
    const question = { part: given, ...seen.current };
    const said = JSON.stringify(question);
    const id = unsaved.current?.said === said ? unsaved.current.id : createRequestId();
    unsaved.current = { said, id };
    setSaving(true);
    setFault('');
    const answer = await askBoard(panel.api, {
      ...{ call: step === 'part' ? changePart : waitForPart, params: { id: visit.id } },
      question: { id, ...question },
    });
    setSaving(false);
    if (answer.kind === 'news') {
      onLead(answer.value.row);
      onSaved();
    } else if (answer.kind !== 'signed-out') setFault(faultOf(answer, panel));
    if (answer.kind !== 'refused') return;
    const { lead: now } = readRefusal(answer.answer);
    if (now !== undefined) onLead(now);
  }

  return {
    ...{ name, setName, isOrdered, setOrdered, orderedOn, setOrderedOn, expectedOn, setExpectedOn },
    ...{ wrong, isSaving, fault, save },
  };
}
