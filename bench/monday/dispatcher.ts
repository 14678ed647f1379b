// A dispatcher at the board, by its screen alone: takes the first row that waits, calls, says what came of it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { bookVisit, findWaiting, handMs, missed, waitForRow } from './board-row.ts';
import type { Hand } from './hands.ts';
import type { Press } from './judge-monday.ts';

type Outcome = 'no-answer' | 'called' | 'booked' | 'done' | 'not-ours' | 'spam';

const keys = { 'no-answer': '1', called: '2', booked: '3', done: '4', 'not-ours': '5', spam: '6' } as const;

/** What calls end in, one after another. */
const endings: readonly Outcome[] = [
  'booked',
  'no-answer',
  'done',
  'booked',
  'called',
  'booked',
  'not-ours',
  'booked',
  'no-answer',
  'spam',
];

/** Every so many calls the press is taken back; every so many presses are made twice. */
const undoEvery = 9;
const hastyEvery = 3;
/** So long a hand waits for something to come of its press before it presses again. */
const againMs = 5000;
const mostTries = 4;

export type Worked = {
  readonly presses: readonly Press[];
  /** Presses nothing came of, made again: rows that have just moved take none. */
  readonly unheard: number;
};

export type Shift = {
  readonly hand: Hand;
  readonly page: Page;
  readonly speed: number;
  readonly isOver: () => boolean;
};

/** Works until the shift is over; resolves with every press that was meant, told apart by what the row showed. */
export async function workTheBoard({ hand, page, speed, isOver }: Shift): Promise<Worked> {
  const presses: Press[] = [];
  const fresh = page.locator('.board-fresh button');
  let [pressed, calls, unheard] = [0, 0, 0];

  /** Presses, and again while nothing comes of it. */
  async function press(leadId: string, key: string, isHeard: () => Promise<boolean>): Promise<void> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      pressed += 1;
      const isHasty = pressed % hastyEvery === 0;
      // What was to be pressed may be gone: for its answer's sake, or because somebody else has the lead by now.
      await hand.press(page, leadId, key, isHasty).catch(() => undefined);
      if (await isHeard()) return;
      unheard += 1;
    }
    throw new Error(`${hand.name}: nothing came of pressing ${key}`);
  }
  async function pressForRow(leadId: string, key: string, wanted: readonly string[]): Promise<string> {
    let shown: string | undefined;
    await press(leadId, key, async () => {
      shown = await waitForRow(page, leadId, wanted, againMs);
      return shown !== undefined;
    });
    return shown ?? '';
  }
  function note(leadId: string, outcome: string, startedAt: number): void {
    presses.push({ leadId, operator: hand.name, outcome, tookMs: performance.now() - startedAt });
  }
  /** True if the call is ours: somebody else may have been faster. */
  async function call(leadId: string): Promise<boolean> {
    const startedAt = performance.now();
    const isOurs = (await pressForRow(leadId, 'c', ['calling', ...missed])) === 'calling';
    if (isOurs) note(leadId, 'calling', startedAt);
    return isOurs;
  }
  async function end(leadId: string, outcome: Outcome): Promise<void> {
    const startedAt = performance.now();
    const wanted = [outcome, ...missed];
    const asks = {
      'no-answer': '.board-again-ask',
      called: '.board-again-ask',
      booked: 'form.visit-booking',
    };
    let shown: string | undefined;
    if (outcome === 'no-answer' || outcome === 'called' || outcome === 'booked') {
      const question = page.locator(asks[outcome]);
      await press(leadId, keys[outcome], async () =>
        question.waitFor({ timeout: againMs }).then(
          () => true,
          () => false,
        ),
      );
      await wait(handMs);
      if (outcome === 'booked') {
        await bookVisit(page);
        shown = await waitForRow(page, leadId, wanted);
      } else shown = await pressForRow(leadId, '1', wanted);
    } else shown = await pressForRow(leadId, keys[outcome], wanted);
    // Somebody else may have it by the time we look, or the list may have dropped it: the store is the judge.
    const kept: readonly string[] = [outcome, 'theirs', 'gone'];
    if (shown === undefined || !kept.includes(shown)) return;
    note(leadId, outcome === 'booked' ? 'visit-set' : outcome, startedAt);
  }
  /** Undo is offered for ten seconds of the fast clock: who comes too late leaves it. */
  async function takeBack(leadId: string): Promise<void> {
    const startedAt = performance.now();
    const isOffered = page.locator(`.board-row[data-lead="${leadId}"] [data-key="u"]`);
    if (!(await isOffered.isVisible())) return;
    await hand.press(page, leadId, 'u', false).catch(() => undefined);
    const shown = await waitForRow(page, leadId, ['open', 'calling', 'no-answer', 'called', 'refused']);
    if (shown !== undefined && shown !== 'refused') note(leadId, 'undone', startedAt);
    // A call whose outcome was taken back goes on; the list says so a moment later.
    await waitForRow(page, leadId, ['calling'], againMs);
  }

  async function workOnce(): Promise<void> {
    const leadId = await page.evaluate(findWaiting);
    if (leadId === undefined) {
      if (await fresh.isVisible()) await fresh.click();
      else {
        // Looks elsewhere: the rows may move.
        await page.mouse.move(2, 2);
        await wait(300);
      }
      return;
    }
    if (!(await call(leadId))) return;
    calls += 1;
    const talkSeconds = 20 + ((calls * 37) % 50);
    await wait((talkSeconds * 1000) / speed);
    await end(leadId, endings[calls % endings.length] ?? 'done');
    if (calls % undoEvery === 0) await takeBack(leadId);
    await page.mouse.move(2, 2);
  }

  const question = page.getByRole('button', { name: 'No sound' });
  if (await question.isVisible()) await question.click();
  while (!isOver()) await workOnce();
  return { presses, unheard };
}
