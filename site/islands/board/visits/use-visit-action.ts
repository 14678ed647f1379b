import { useRef, useState } from 'react';
import { stepCalls, undoVisit } from '#domain/board/visit-calls.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import { readRefusal, seenOf, sinceText } from '#site/islands/board/answers/lead-refusal.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';

type Words = Pick<PanelProps, 'words' | 'hours'>;

/** Why an action at a visit was not kept, in words. */
export function faultOf(answer: Asked<unknown>, { words, hours: { timeZone } }: Words): string {
  const { faults } = words.visits;
  if (answer.kind === 'away') return faults.away;
  if (answer.kind !== 'refused') return faults.lost;
  if (answer.status === 404) return faults.gone;
  const { since } = readRefusal(answer.answer);
  if (answer.why === 'lead changed' && since !== undefined)
    return fillText(faults.leadChanged, { what: sinceText(since, words, timeZone) });
  return answer.why === 'changed' ? faults.changed : faults.refused;
}

type Step = keyof typeof stepCalls;

/** Sends the server what is done with a visit, one action at a time, and asks anew what is shown when it is no longer so. */
export function useVisitAction(api: string, { id, sequence, lastPress, lead }: BoardVisit, words: Words) {
  const askAnew = useAskAnew();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);

  /** `ask` asks the server, with the id of the action. */
  async function send(said: string, ask: (actionId: string) => Promise<Asked<unknown>>): Promise<void> {
    if (isBusy) return;
    // An action that may have arrived though its answer did not: made again, it is the same action.
    const actionId = unsaved.current?.said === said ? unsaved.current.id : createRequestId();
    unsaved.current = { said, id: actionId };
    setBusy(true);
    setFault('');
    const answer = await ask(actionId);
    setBusy(false);
    if (answer.kind === 'news' || answer.kind === 'refused') void askAnew();
    if (answer.kind !== 'news' && answer.kind !== 'signed-out') setFault(faultOf(answer, words));
  }

  function step(name: Step): Promise<void> {
    const question = { seen: sequence, ...seenOf(lead) };
    return send(JSON.stringify([name, question]), (actionId) =>
      askBoard(api, { call: stepCalls[name], params: { id }, question: { id: actionId, ...question } }),
    );
  }

  async function undo(): Promise<void> {
    if (lastPress === null) return;
    await send(lastPress, (actionId) =>
      askBoard(api, { call: undoVisit, params: { id }, question: { id: actionId, press: lastPress } }),
    );
  }

  return { isBusy, fault, step, undo };
}
