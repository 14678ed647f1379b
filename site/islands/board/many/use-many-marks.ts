import { useState } from 'react';
import { markMany, undoMarks } from '#domain/board/lead-actions.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardMarked } from '#domain/leads/board.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { isUnsettled } from '#domain/leads/lead.ts';

type ManyAction = {
  readonly id: string;
  readonly leadIds: readonly string[];
  /** How much had been done with each, as it is shown. */
  readonly seenEvents: readonly number[];
};

/** A lead that can be marked with others. */
export type Offered = Pick<BoardLead, 'id' | 'events'>;

/**
 * idle · choosing: rows can be ticked · asking: whether it is meant · saving · failed, away: as for one lead · done: marked, or
 * taken back.
 */
export type ManyStep =
  | { readonly kind: 'idle' | 'choosing' }
  | { readonly kind: 'asking' | 'saving' | 'failed' | 'away'; readonly action: ManyAction }
  | {
      readonly kind: 'marked' | 'marked-failed' | 'marked-away' | 'undone';
      readonly action: ManyAction;
      readonly answer: BoardMarked;
    };

/** Rows can be ticked; also while it is asked whether they are meant. */
export function isChoosing(step: ManyStep): boolean {
  return step.kind !== 'idle' && !('answer' in step);
}

/** Whether a lead can be one of those marked at once. */
export function isOffered({ state }: BoardLead): boolean {
  return isUnsettled(state);
}

/** Marks many leads at once as not a fit, and takes that back. */
export function useManyMarks(api: string) {
  const [step, setStep] = useState<ManyStep>({ kind: 'idle' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function show(kind: 'idle' | 'choosing'): void {
    setStep({ kind });
    setChosen((before) => (kind === 'idle' ? new Set() : before));
  }

  function choose(leadIds: readonly string[], isWanted: boolean): void {
    setChosen((before) => {
      const ids = new Set(before);
      for (const id of leadIds)
        if (isWanted) ids.add(id);
        else ids.delete(id);
      return ids;
    });
  }

  /** The same action again after a fault: it may have arrived though its answer did not. */
  async function save(action: ManyAction): Promise<void> {
    setStep({ kind: 'saving', action });
    const answer = await askBoard(api, { call: markMany, question: action });
    if (answer.kind !== 'news') {
      setStep({ kind: answer.kind === 'away' ? 'away' : 'failed', action });
      return;
    }
    setChosen(new Set());
    setStep({ kind: 'marked', action, answer: answer.value });
  }

  async function undo(action: ManyAction, marked: BoardMarked): Promise<void> {
    const question = { id: action.id, leadIds: marked.changed };
    const asked = await askBoard(api, { call: undoMarks, question });
    if (asked.kind === 'news') setStep({ kind: 'undone', action, answer: asked.value });
    else setStep({ kind: asked.kind === 'away' ? 'marked-away' : 'marked-failed', action, answer: marked });
  }

  const ask = (leads: readonly Offered[]) => {
    const [leadIds, seenEvents] = [leads.map(({ id }) => id), leads.map(({ events }) => events)];
    setStep({ kind: 'asking', action: { id: createRequestId(), leadIds, seenEvents } });
  };

  return { step, chosen, show, choose, ask, save, undo };
}

export type ManyMarks = ReturnType<typeof useManyMarks>;
