import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import {
  addOpening,
  changeOpening,
  listMetVisits,
  readOpening,
  removeOpening,
} from '#domain/board/office-calls.ts';
import { openingFaults, type BoardOpening, type OpeningFault } from '#domain/opening/board-opening.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { closesYearly } from '#domain/opening/opening-days.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import { fillIn, titleOf } from './opening-text.ts';
import { sayYearly } from './yearly-text.ts';

type Wish = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly exception: OpeningException };
type Saved = { readonly text: string; readonly undo: Wish | undefined; readonly toCall: number };

/** A little after now on every clock: what ends then is over before anybody reads on. */
const endsInMs = 5000;

/** Sends the server one change at a time. What was done can be undone until the next. */
export function useOpeningChanges(api: string, words: BoardWords['opening']) {
  const askAnew = useAskAnew();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly OpeningFault[]>([]);
  const [done, setDone] = useState<Saved>();

  /** What an answer brings; undefined with the faults said. */
  async function waitFor<Value>(asking: Promise<Asked<Value>>): Promise<Value | undefined> {
    setBusy(true);
    setFaults([]);
    setDone(undefined);
    const answer = await asking;
    setBusy(false);
    if (answer.kind === 'news') return answer.value;
    const refused = answer.kind === 'refused' ? answer.answer : undefined;
    const named = openingFaults.safeParse(refused).data?.faults ?? [];
    const why = answer.kind === 'refused' ? answer.why : 'lost';
    setFaults(named.length > 0 ? named : [{ field: '', fault: why }]);
    return undefined;
  }

  async function send({ method, exception }: Wish): Promise<BoardOpening | undefined> {
    const [params, question] = [{ id: exception.id }, { exception }];
    const answer = await waitFor(
      method === 'POST'
        ? askBoard(api, { call: addOpening, question })
        : method === 'PUT'
          ? askBoard(api, { call: changeOpening, params, question })
          : askBoard(api, { call: removeOpening, params }),
    );
    if (answer !== undefined) void askAnew({ wish: { call: readOpening }, answer });
    return answer;
  }

  async function change(wish: Wish, said: keyof typeof words.done, undo: Wish | undefined): Promise<boolean> {
    const answer = await send(wish);
    if (answer === undefined) return false;
    const { exception } = wish;
    // What is closed every year says when that is next.
    const what =
      exception.kind === 'yearly' && said === 'saved'
        ? sayYearly(exception, words, answer)
        : titleOf(exception, words);
    const met = answer.exceptions.find((entry) => entry.exception.id === exception.id)?.visits ?? [];
    const toCall = met.filter(({ closing }) => closing !== '').length;
    setDone({ text: fillIn(words.done[said], { what }), undo, toCall });
    return true;
  }

  return {
    isBusy,
    faults,
    done,
    setFaults,
    /** Adds an exception, or puts it in the place of what it was. */
    save: (exception: OpeningException, before: OpeningException | undefined) =>
      before === undefined
        ? change({ method: 'POST', exception }, 'saved', { method: 'DELETE', exception })
        : change({ method: 'PUT', exception }, 'saved', { method: 'PUT', exception: before }),
    remove: (exception: OpeningException) =>
      change({ method: 'DELETE', exception }, 'removed', { method: 'POST', exception }),
    /** Ends it: what goes by days is taken away, because a day cannot be over before its end. */
    end: (exception: OpeningException, nowMs: number) =>
      exception.kind === 'closed' || exception.kind === 'hours' || exception.kind === 'yearly'
        ? change({ method: 'DELETE', exception }, 'ended', { method: 'POST', exception })
        : change({ method: 'PUT', exception: { ...exception, untilMs: nowMs + endsInMs } }, 'ended', {
            method: 'PUT',
            exception,
          }),
    undo: (wish: Wish) => void send(wish),
    /** The visits to come that an exception would meet; undefined with the faults said. */
    findMet: async (exception: OpeningException): Promise<readonly BoardVisit[] | undefined> =>
      (await waitFor(askBoard(api, { call: listMetVisits, question: { exception } })))?.visits,
  };
}

export type OpeningChanges = ReturnType<typeof useOpeningChanges>;

/** Whether an exception holds now, is to come, or is over. */
export function stateOf(
  { exception, endsAt }: BoardOpening['exceptions'][number],
  nowMs: number,
  timeZone: string,
): 'now' | 'coming' | 'past' {
  if (endsAt !== null && endsAt <= nowMs) return 'past';
  const today = localDateAt(nowMs, timeZone);
  if (exception.kind === 'same-day-off') return 'now';
  if (exception.kind === 'yearly') return closesYearly(exception, today) ? 'now' : 'coming';
  const hasBegun =
    exception.kind === 'closed' || exception.kind === 'hours'
      ? exception.from <= today
      : exception.fromMs <= nowMs;
  return hasBegun ? 'now' : 'coming';
}
