import { useRef, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { VisitStep } from '#domain/visits/visit.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { parseUndone, parseVisit } from './visit-answers.ts';

type Faults = BoardWords['visits']['faults'];

function faultOf(answer: Asked<unknown>, faults: Faults): string {
  if (answer.kind === 'away') return faults.away;
  if (answer.kind !== 'refused') return faults.lost;
  if (answer.status === 404) return faults.gone;
  return answer.why === 'changed' ? faults.changed : faults.refused;
}

/** Tells the server what is done with a visit, once at a time. `onDone` is called when what is shown is no longer so. */
export function useVisitPress(
  api: string,
  { id, sequence, lastPress }: BoardVisit,
  faults: Faults,
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
    if (answer.kind !== 'news' && answer.kind !== 'signed-out') setFault(faultOf(answer, faults));
  }

  return {
    isBusy,
    fault,
    step: (step: Exclude<VisitStep, 'move'>) => send(step, { seen: sequence }, parseVisit),
    undo: () => send('undo', { press: lastPress }, parseUndone),
  };
}
