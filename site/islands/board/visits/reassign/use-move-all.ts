import { useEffect, useState } from 'react';
import { moveVisit, undoVisit } from '#domain/board/visit-calls.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { TechnicianBar } from '#domain/visits/technician-fit.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { seenOf } from '#site/islands/board/answers/lead-refusal.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import { undoMs } from '#site/islands/board/work/lead-action.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';

type Moved = { readonly visitId: string; readonly actionId: string };

/** What became of the visits one by one; `broken` where nobody answered, and the rest was not tried. */
type Outcome = {
  readonly kind: 'moved' | 'undone';
  readonly done: readonly Moved[];
  readonly stuck: number;
  readonly broken: 'lost' | 'away' | undefined;
};

export type MoveAllStep = { readonly kind: 'idle' | 'asking' | 'saving' } | Outcome;

/** They had the visit before, so nothing but another visit at that time is asked about when they get it back. */
const knownBars: readonly TechnicianBar[] = ['off', 'region', 'appliance'];

async function oneByOne<Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Asked<unknown>>,
): Promise<{ readonly done: readonly Item[] } & Pick<Outcome, 'stuck' | 'broken'>> {
  const done: Item[] = [];
  for (const [index, item] of items.entries()) {
    // One after the other: of two that are moved at once the second would wait for the first all the same.
    const { kind } = await ask(item);
    if (kind === 'news') done.push(item);
    else if (kind === 'lost' || kind === 'away')
      return { done, stuck: items.length - done.length, broken: kind };
    else if (kind === 'signed-out') return { done, stuck: items.length - index, broken: undefined };
  }
  return { done, stuck: items.length - done.length, broken: undefined };
}

/** Takes the technician off many visits with one answer to one question, and gives them back. */
export function useMoveAll(api: string) {
  const askAnew = useAskAnew();
  const [step, setStep] = useState<MoveAllStep>({ kind: 'idle' });

  useEffect(() => {
    if (step.kind !== 'moved' && step.kind !== 'undone') return undefined;
    const timer = setTimeout(() => setStep({ kind: 'idle' }), undoMs);
    return () => clearTimeout(timer);
  }, [step]);

  async function move(visits: readonly BoardVisit[]): Promise<void> {
    setStep({ kind: 'saving' });
    const items = visits.map((visit) => ({ visit, visitId: visit.id, actionId: createRequestId() }));
    const outcome = await oneByOne(items, ({ visit, visitId, actionId }) => {
      const { date, window, note, sequence, lead } = visit;
      const place = { date, fromHour: window.fromHour, technicianId: null, note };
      const question = { id: actionId, seen: sequence, ...place, ...seenOf(lead) };
      return askBoard(api, { call: moveVisit, params: { id: visitId }, question });
    });
    setStep({ kind: 'moved', ...outcome });
    void askAnew();
  }

  async function undo(moved: readonly Moved[]): Promise<void> {
    setStep({ kind: 'saving' });
    const outcome = await oneByOne(moved, ({ visitId, actionId }) => {
      const question = { id: createRequestId(), press: actionId, accepted: [...knownBars] };
      return askBoard(api, { call: undoVisit, params: { id: visitId }, question });
    });
    setStep({ kind: 'undone', ...outcome });
    void askAnew();
  }

  return {
    step,
    move,
    undo,
    ask: () => setStep({ kind: 'asking' }),
    goBack: () => setStep({ kind: 'idle' }),
  };
}
