import { useRef, useState } from 'react';
import { stepCalls, undoVisit } from '#domain/board/visit-calls.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { visitRefusal } from '#domain/visits/visit-refusal.ts';
import type { CancelReason } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import { readRefusal, sentenceOf, seenOf, sinceText } from '#site/islands/board/answers/lead-refusal.ts';
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
  const sentence = sentenceOf(answer.answer);
  if (sentence !== undefined) return sentence;
  if (answer.why === 'unassigned') return faults.unassigned;
  return answer.why === 'changed' ? faults.changed : faults.refused;
}

type Meant = Partial<Pick<QuestionOf<typeof undoVisit>, 'isOverfull' | 'accepted'>>;

/** What a refusal asks, if it can be insisted on. */
function meantAfter(answer: unknown): Meant {
  const refusal = visitRefusal.safeParse(answer).data;
  if (refusal?.kind === 'full') return { isOverfull: true };
  return refusal?.kind === 'unfit' ? { accepted: refusal.bars } : {};
}

type Step = keyof typeof stepCalls;

/** Sends the server what is done with a visit, one action at a time, and asks anew what is shown when it is no longer so. */
export function useVisitAction(api: string, { id, sequence, lastPress, lead }: BoardVisit, words: Words) {
  const askAnew = useAskAnew();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  // What was asked once: pressed again, it is meant.
  const [meant, setMeant] = useState<Meant>({});
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);

  /** `ask` asks the server, with the id of the action; resolves with what it kept. */
  async function send<Value>(
    said: string,
    ask: (actionId: string) => Promise<Asked<Value>>,
  ): Promise<Value | undefined> {
    if (isBusy) return undefined;
    // An action that may have arrived though its answer did not: made again, it is the same action.
    const actionId = unsaved.current?.said === said ? unsaved.current.id : createRequestId();
    unsaved.current = { said, id: actionId };
    setBusy(true);
    setFault('');
    const answer = await ask(actionId);
    setBusy(false);
    if (answer.kind === 'news' || answer.kind === 'refused') void askAnew();
    if (answer.kind !== 'news' && answer.kind !== 'signed-out') setFault(faultOf(answer, words));
    return answer.kind === 'news' ? answer.value : undefined;
  }

  function step(name: Step, more: { readonly reason?: CancelReason } = {}): Promise<BoardVisit | undefined> {
    const question = { seen: sequence, ...seenOf(lead), ...more };
    return send(JSON.stringify([name, question]), (actionId) =>
      askBoard(api, { call: stepCalls[name], params: { id }, question: { id: actionId, ...question } }),
    );
  }

  /** Whether it is undone. */
  async function undo(): Promise<boolean> {
    if (lastPress === null) return false;
    const undone = await send(JSON.stringify([lastPress, meant]), async (actionId) => {
      const question = { id: actionId, press: lastPress, ...meant };
      const answer = await askBoard(api, { call: undoVisit, params: { id }, question });
      setMeant((before) => (answer.kind === 'refused' ? { ...before, ...meantAfter(answer.answer) } : {}));
      return answer;
    });
    return undone !== undefined;
  }

  return { isBusy, fault, step, undo, isAsked: Object.keys(meant).length > 0 };
}

export type VisitActions = ReturnType<typeof useVisitAction>;
