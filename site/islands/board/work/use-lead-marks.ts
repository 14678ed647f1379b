import { useCallback, useMemo, useRef, useState } from 'react';
import { markLead, undoMarks } from '#domain/board/lead-actions.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, sentenceOf } from '#site/islands/board/answers/lead-refusal.ts';
import {
  isSettling,
  keepsRow,
  refusedAs,
  markOf,
  undoMs,
  type MarkAction,
  type LeadAction,
  type ActionState,
} from './lead-action.ts';

type States = Readonly<Record<string, ActionState | undefined>>;
type Unsaved = { readonly id: string; readonly mark: ReturnType<typeof markOf>; readonly action: string };

/** Tells the server what was done with leads, and keeps for each the state of the last action on it. */
export function useLeadMarks(
  api: string,
  onLead: (lead: BoardLead) => void,
  onSaid: (lead: BoardLead, state: ActionState) => void,
) {
  const [states, setStates] = useState<States>({});
  // The list may drop a lead before the answer to the action that settled it comes: the row shows what was answered.
  const [answered, setAnswered] = useState<Readonly<Record<string, BoardLead>>>({});
  /** How often an action could be taken back no longer. */
  const [ended, setEnded] = useState(0);
  const latest = useRef<States>({});
  // Actions that may have arrived though their answer did not: made again, each is the same action.
  const unsaved = useRef(new Map<string, Unsaved>());
  const [last, setLast] = useState<BoardLead>();

  const put = useCallback((leadId: string, state: ActionState | undefined) => {
    latest.current = { ...latest.current, [leadId]: state };
    setStates(latest.current);
  }, []);
  /** Shows a lead as the server sent it with a refusal, also when the list has it no more. */
  const showLead = useCallback(
    (lead: BoardLead) => {
      onLead(lead);
      setAnswered((before) => ({ ...before, [lead.id]: lead }));
    },
    [onLead],
  );
  const report = useCallback(
    (lead: BoardLead, state: ActionState) => {
      put(lead.id, state);
      setAnswered((before) => ({ ...before, [lead.id]: lead }));
      onSaid(lead, state);
    },
    [put, onSaid],
  );
  const isBusy = (leadId: string) => ['saving', 'undoing'].includes(latest.current[leadId]?.kind ?? '');

  /** Keeps an action that was saved elsewhere, such as by the window of a visit, so that it can be taken back here. */
  const keep = useCallback(
    (lead: BoardLead, action: LeadAction, id: string) => {
      const saved = { kind: 'saved', action, id, canUndo: true } as const;
      setLast(lead);
      report(lead, saved);
      setTimeout(() => {
        if (latest.current[lead.id] !== saved) return;
        put(lead.id, { ...saved, canUndo: false });
        setEnded((before) => before + 1);
      }, undoMs);
    },
    [put, report],
  );

  /** Resolves with whether it was saved. An action while one is on its way is not made. */
  const mark = useCallback(
    async (lead: BoardLead, action: MarkAction): Promise<boolean> => {
      if (isBusy(lead.id)) return false;
      const same = JSON.stringify(action);
      const before = unsaved.current.get(lead.id);
      const id = createRequestId();
      const sent = before?.action === same ? before : { id, action: same, mark: markOf(id, lead, action) };
      unsaved.current.set(lead.id, sent);
      put(lead.id, { kind: 'saving', action });
      const wish = { call: markLead, params: { id: lead.id }, question: sent.mark };
      const asked = await askBoard(api, wish);
      if (asked.kind === 'news' || asked.kind === 'refused') unsaved.current.delete(lead.id);
      const refused = asked.kind === 'refused' ? readRefusal(asked.answer).lead : undefined;
      const now = asked.kind === 'news' ? asked.value : refused;
      if (now !== undefined) onLead(now);
      if (asked.kind !== 'news') {
        report(now ?? lead, refusedAs(asked, action));
        return false;
      }
      if (isSettling(action)) keep(asked.value, action, sent.id);
      else {
        setLast(asked.value);
        report(asked.value, { kind: 'saved', action, id: sent.id, canUndo: true });
      }
      return true;
    },
    [api, onLead, put, report, keep],
  );

  /** Takes the last action on a lead back, or the last of all; of a call that goes on, the action that began it. */
  const undo = useCallback(
    async (lead = last, callId?: string): Promise<void> => {
      const call = {
        kind: 'saved',
        action: { outcome: 'calling' },
        id: callId ?? '',
        canUndo: true,
      } as const;
      const state = callId === undefined ? latest.current[lead?.id ?? ''] : call;
      if (lead === undefined || isBusy(lead.id) || state?.kind !== 'saved' || !state.canUndo) return;
      put(lead.id, { kind: 'undoing', action: state.action, id: state.id });
      const question = { id: state.id, leadIds: [lead.id] };
      const asked = await askBoard(api, { call: undoMarks, question });
      if (asked.kind !== 'news') {
        const why = asked.kind === 'refused' ? sentenceOf(asked.answer) : undefined;
        if (why === undefined) put(lead.id, state);
        else report(lead, { kind: 'not-undone', action: state.action, why });
        return;
      }
      const { changed, leads } = asked.value;
      for (const one of leads) onLead(one);
      const isBack = changed.includes(lead.id);
      const now = leads.find(({ id }) => id === lead.id) ?? lead;
      report(now, { kind: isBack ? 'undone' : 'not-undone', action: state.action });
    },
    [api, last, onLead, put, report],
  );

  /** Forgets what was said of actions that are over. Faults stay until the next action. */
  const sweep = useCallback(() => {
    const over = Object.entries(latest.current).filter(
      ([, state]) => state?.kind === 'undone' || (state?.kind === 'saved' && !state.canUndo),
    );
    for (const [leadId] of over) put(leadId, undefined);
  }, [put]);
  /** What can still be taken back keeps its row where it is. */
  const canUndo = Object.values(states).some(keepsRow);
  return useMemo(
    () => ({ states, answered, last, mark, keep, undo, sweep, canUndo, ended, showLead }),
    [states, answered, last, mark, keep, undo, sweep, canUndo, ended, showLead],
  );
}

export type LeadMarks = ReturnType<typeof useLeadMarks>;
