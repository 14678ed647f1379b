import { useRef, useState } from 'react';
import { addCaller } from '#domain/board/lead-actions.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { keepDraft, readDraft } from './caller-draft.ts';
import {
  callerFields,
  faultsOf,
  findCallerFaults,
  noCaller,
  type CallerFaults,
  type CallerField,
  type CallerFields,
} from './caller-fields.ts';

/** Who was taken down; the lead is null while the database is away. */
export type SavedCaller = {
  readonly name: string;
  readonly lead: BoardLead | null;
  /** A visit is to be booked at once. */
  readonly isBooking: boolean;
};

export type AddCallerState = 'idle' | 'saving' | 'away' | 'faulty' | 'refused';

/** A caller taken down by hand. One press or two, and once more after a fault: it is one caller. */
export function useAddCaller(api: string, onSaved: (saved: SavedCaller) => void) {
  const [fields, setFields] = useState(noCaller);
  // Of a caller whose window was left: the next one is somebody else, until told otherwise.
  const [draft, setDraft] = useState(readDraft);
  const [faults, setFaults] = useState<CallerFaults>({});
  const [state, setState] = useState<AddCallerState>('idle');
  const request = useRef({ id: createRequestId(), isUnderWay: false });

  function put(next: CallerFields): void {
    setFields(next);
    keepDraft(next);
    setDraft(undefined);
  }

  function change(field: CallerField, text: string): void {
    // The signs of another appliance are others.
    const next = { ...fields, [field]: text, ...(field === 'appliance' ? { sign: '' } : {}) };
    put(next);
    setFaults((before) => ({ ...before, [field]: undefined }));
  }

  /** What is known of them goes where nothing was typed. */
  function fillIn(known: Partial<CallerFields>): void {
    const empty = callerFields.filter((field) => fields[field] === '' && known[field] !== undefined);
    put({ ...fields, ...Object.fromEntries(empty.map((field) => [field, known[field]])) });
  }

  /** Resolves with the faults, so that the first can be gone to. */
  async function save(isBooking: boolean): Promise<CallerFaults> {
    if (request.current.isUnderWay) return {};
    const found = findCallerFaults(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setState('faulty');
      return found;
    }
    request.current.isUnderWay = true;
    setState('saving');
    const question = { request_id: request.current.id, ...fields, texts: fields.texts !== '' };
    const asked = await askBoard(api, { call: addCaller, question });
    request.current.isUnderWay = false;
    if (asked.kind === 'news') {
      keepDraft(undefined);
      onSaved({ name: fields.name.trim(), lead: asked.value.lead, isBooking });
      return {};
    }
    const refused = asked.kind === 'refused' ? faultsOf(asked.answer) : {};
    setFaults(refused);
    setState(asked.kind !== 'refused' ? 'away' : Object.keys(refused).length > 0 ? 'faulty' : 'refused');
    return refused;
  }

  return { fields, draft, faults, state, put, forget: () => keepDraft(undefined), change, fillIn, save };
}
