import { useRef, useState } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { VisitStep } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, seenOf, sinceText } from '#site/islands/board/answers/lead-refusal.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { parseUndone, parseVisit } from './visit-answers.ts';

type Words = Pick<PanelProps, 'words' | 'hours'>;

function faultOf(answer: Asked<unknown>, { words, hours: { timeZone } }: Words): string {
  const { faults } = words.visits;
  if (answer.kind === 'away') return faults.away;
  if (answer.kind !== 'refused') return faults.lost;
  if (answer.status === 404) return faults.gone;
  const { since } = readRefusal(answer.answer);
  if (answer.why === 'lead changed' && since !== undefined)
    return fillText(faults.leadChanged, { what: sinceText(since, words, timeZone) });
  return answer.why === 'changed' ? faults.changed : faults.refused;
}

/** Tells the server what is done with a visit, once at a time. `onDone` is called when what is shown is no longer so. */
export function useVisitPress(
  api: string,
  { id, sequence, lastPress, lead }: BoardVisit,
  words: Words,
  onDone: () => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);

  async function send(path: string, body: object, parse: (answer: unknown) => unknown): Promise<void> {
    if (isBusy) return;
    const said = JSON.stringify([path, body]);
    // A press that may have arrived though its answer did not: made again, it is the same press.
    const press = unsaved.current?.said === said ? unsaved.current.id : createRequestId();
    unsaved.current = { said, id: press };
    setBusy(true);
    setFault('');
    const answer = await askBoard({
      address: `${api}/visits/${id}/${path}`,
      parse,
      body: { ...body, id: press },
    });
    setBusy(false);
    if (answer.kind === 'news' || answer.kind === 'refused') onDone();
    if (answer.kind !== 'news' && answer.kind !== 'signed-out') setFault(faultOf(answer, words));
  }

  return {
    isBusy,
    fault,
    step: (step: Exclude<VisitStep, 'move'>) => send(step, { seen: sequence, ...seenOf(lead) }, parseVisit),
    undo: () => send('undo', { press: lastPress }, parseUndone),
  };
}
