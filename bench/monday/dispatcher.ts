// A dispatcher at the board, by its screen alone: takes the first row that waits, calls, says what came of it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Hand } from './hands.ts';
import type { Press } from './press.ts';

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
const patienceMs = 10_000;
/** No hand goes on to the next button sooner; the board takes two presses so close for one made twice. */
const handMs = 400;

export type Shift = {
  readonly hand: Hand;
  readonly page: Page;
  readonly speed: number;
  readonly isOver: () => boolean;
};

/** The first lead that waits to be called and that nobody holds; what is for later is left alone. */
function findWaiting(): string | undefined {
  const rows = document.querySelectorAll<HTMLElement>(
    'section:not([aria-labelledby="section-rest"]) .board-row:not([data-settled])',
  );
  return [...rows].find((row) => row.querySelector('.board-step.button-call') !== null)?.dataset.lead;
}

/** What a row shows: who calls, or what it has become. */
function readRow(leadId: string): string {
  const row = document.querySelector<HTMLElement>(`.board-row[data-lead="${leadId}"]`);
  if (row === null) return 'gone';
  if (row.querySelector('.board-fault, [role="alert"]') !== null) return 'refused';
  if (row.querySelector('.board-step[data-on]') !== null) return 'calling';
  return row.dataset.state ?? '';
}

/** Resolves with what the row shows once it is one of those; undefined when it never is. */
async function waitForRow(
  page: Page,
  leadId: string,
  wanted: readonly string[],
): Promise<string | undefined> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const shown = await page.evaluate(readRow, leadId);
    if (wanted.includes(shown)) return shown;
    await wait(15);
  }
  return undefined;
}

/** Takes a window that is offered; one that was taken meanwhile is offered no more, and another is chosen. */
async function bookVisit(page: Page): Promise<void> {
  const form = page.locator('form.visit-booking');
  const fault = form.locator('.visit-fault:not(:empty)');
  await form.waitFor();
  while (await form.isVisible()) {
    await form.locator('.visit-window:has(input:enabled)').first().click();
    await wait(handMs);
    await form.locator('button[type=submit]').click();
    await Promise.race([form.waitFor({ state: 'detached' }), fault.waitFor()]);
  }
}

/** Works until the shift is over; resolves with every press that was meant, told apart by what the row showed. */
export async function workTheBoard({ hand, page, speed, isOver }: Shift): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const fresh = page.locator('.board-fresh button');
  let [pressed, calls] = [0, 0];

  async function press(leadId: string, key: string): Promise<void> {
    pressed += 1;
    await hand.press(page, leadId, key, pressed % hastyEvery === 0);
  }
  function note(leadId: string, outcome: string, startedAt: number): void {
    presses.push({ leadId, operator: hand.name, outcome, tookMs: performance.now() - startedAt });
  }
  /** True if the call is ours: somebody else may have been faster. */
  async function call(leadId: string): Promise<boolean> {
    const startedAt = performance.now();
    await press(leadId, 'c');
    const isOurs = (await waitForRow(page, leadId, ['calling', 'refused'])) === 'calling';
    if (isOurs) note(leadId, 'calling', startedAt);
    return isOurs;
  }
  async function end(leadId: string, outcome: Outcome): Promise<void> {
    await press(leadId, keys[outcome]);
    if (outcome === 'no-answer' || outcome === 'called') {
      await page.locator('.board-again-ask').waitFor();
      await wait(handMs);
      await press(leadId, '1');
    }
    if (outcome === 'booked') await bookVisit(page);
    const startedAt = performance.now();
    const shown = await waitForRow(page, leadId, [outcome, 'refused']);
    if (shown !== outcome)
      throw new Error(`${hand.name}: ${outcome} was not shown, but ${shown ?? 'nothing'}`);
    note(leadId, outcome === 'booked' ? 'visit-set' : outcome, startedAt);
  }
  async function takeBack(leadId: string): Promise<void> {
    const startedAt = performance.now();
    await press(leadId, 'u');
    await waitForRow(page, leadId, ['open', 'no-answer', 'called']);
    note(leadId, 'undone', startedAt);
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
  return presses;
}
