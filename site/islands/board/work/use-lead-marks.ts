import { useCallback, useMemo, useRef, useState } from 'react';
import { markLead, undoMarks } from '#domain/board/lead-actions.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal } from '#site/islands/board/answers/lead-refusal.ts';
import { isSettling, markOf, undoMs, type MarkPress, type Press, type PressState } from './mark-press.ts';

type States = Readonly<Record<string, PressState | undefined>>;
type Unsaved = { readonly id: string; readonly mark: ReturnType<typeof markOf>; readonly press: string };

function refusedAs(asked: Asked<unknown>, press: Press): PressState {
  if (asked.kind === 'away') return { kind: 'away', press };
  if (asked.kind !== 'refused') return { kind: 'failed', press };
  const { lead, since } = readRefusal(asked.answer);
  if (asked.why === 'held') return { kind: 'held', press, by: lead?.heldBy ?? '' };
  return asked.why === 'changed'
    ? { kind: 'changed', press, since }
    : { kind: 'refused', press, why: asked.why };
}

/** Tells the server what was done with leads, and keeps for each how the last press on it stands. */
export function useLeadMarks(
  api: string,
  onLead: (lead: BoardLead) => void,
  onSaid: (lead: BoardLead, state: PressState) => void,
) {
  const [states, setStates] = useState<States>({});
  // The list may drop a lead before the answer to the press that settled it comes: the row shows what was answered.
  const [answered, setAnswered] = useState<Readonly<Record<string, BoardLead>>>({});
  const latest = useRef<States>({});
  // Presses that may have arrived though their answer did not: made again, each is the same press.
  const unsaved = useRef(new Map<string, Unsaved>());
  const lastSaved = useRef<BoardLead>(undefined);

  const put = useCallback((leadId: string, state: PressState | undefined) => {
    latest.current = { ...latest.current, [leadId]: state };
    setStates(latest.current);
  }, []);
  /** Shows a lead as the server told it with a refusal, also when the list has it no more. */
  const showLead = useCallback(
    (lead: BoardLead) => {
      onLead(lead);
      setAnswered((before) => ({ ...before, [lead.id]: lead }));
    },
    [onLead],
  );
  const tell = useCallback(
    (lead: BoardLead, state: PressState) => {
      put(lead.id, state);
      setAnswered((before) => ({ ...before, [lead.id]: lead }));
      onSaid(lead, state);
    },
    [put, onSaid],
  );
  const isBusy = (leadId: string) => ['saving', 'undoing'].includes(latest.current[leadId]?.kind ?? '');

  /** Keeps a press that was saved elsewhere, such as by the window of a visit, so that it can be taken back here. */
  const keep = useCallback(
    (lead: BoardLead, press: Press, id: string) => {
      const saved = { kind: 'saved', press, id, canUndo: true } as const;
      lastSaved.current = lead;
      tell(lead, saved);
      setTimeout(() => {
        if (latest.current[lead.id] === saved) put(lead.id, { ...saved, canUndo: false });
      }, undoMs);
    },
    [put, tell],
  );

  /** Resolves with whether it was saved. A press while one is on its way is not made. */
  const mark = useCallback(
    async (lead: BoardLead, press: MarkPress): Promise<boolean> => {
      if (isBusy(lead.id)) return false;
      const same = JSON.stringify(press);
      const before = unsaved.current.get(lead.id);
      const id = createRequestId();
      const sent = before?.press === same ? before : { id, press: same, mark: markOf(id, lead, press) };
      unsaved.current.set(lead.id, sent);
      put(lead.id, { kind: 'saving', press });
      const wish = { call: markLead, params: { id: lead.id }, question: sent.mark };
      const asked = await askBoard(api, wish);
      if (asked.kind === 'news' || asked.kind === 'refused') unsaved.current.delete(lead.id);
      const refused = asked.kind === 'refused' ? readRefusal(asked.answer).lead : undefined;
      const now = asked.kind === 'news' ? asked.value : refused;
      if (now !== undefined) onLead(now);
      if (asked.kind !== 'news') {
        tell(now ?? lead, refusedAs(asked, press));
        return false;
      }
      if (isSettling(press)) keep(asked.value, press, sent.id);
      else {
        // A call begun can be ended as long as it lasts.
        lastSaved.current = asked.value;
        tell(asked.value, { kind: 'saved', press, id: sent.id, canUndo: true });
      }
      return true;
    },
    [api, onLead, put, tell, keep],
  );

  /** Takes the last press on a lead back, or the last of all. */
  const undo = useCallback(
    async (lead = lastSaved.current): Promise<void> => {
      const state = lead === undefined ? undefined : latest.current[lead.id];
      if (lead === undefined || state?.kind !== 'saved' || !state.canUndo) return;
      put(lead.id, { kind: 'undoing', press: state.press, id: state.id });
      const question = { id: state.id, leadIds: [lead.id] };
      const asked = await askBoard(api, { call: undoMarks, question });
      if (asked.kind !== 'news') {
        put(lead.id, state);
        return;
      }
      const { changed, leads } = asked.value;
      for (const one of leads) onLead(one);
      const isBack = changed.includes(lead.id);
      tell(leads.find(({ id }) => id === lead.id) ?? lead, {
        kind: isBack ? 'undone' : 'not-undone',
        press: state.press,
      });
    },
    [api, onLead, put, tell],
  );

  /** Forgets what was said of presses that are over. Faults stay until the next press. */
  const sweep = useCallback(() => {
    const over = Object.entries(latest.current).filter(
      ([, state]) => state?.kind === 'undone' || (state?.kind === 'saved' && !state.canUndo),
    );
    for (const [leadId] of over) put(leadId, undefined);
  }, [put]);
  /** What can still be taken back keeps its row where it is. */
  const canUndo = Object.values(states).some(
    (state) =>
      state?.kind === 'saved' &&
      state.canUndo &&
      (isSettling(state.press) || state.press.outcome === 'merged'),
  );
  return useMemo(
    () => ({ states, answered, mark, keep, undo, sweep, canUndo, showLead }),
    [states, answered, mark, keep, undo, sweep, canUndo, showLead],
  );
}

export type LeadMarks = ReturnType<typeof useLeadMarks>;
