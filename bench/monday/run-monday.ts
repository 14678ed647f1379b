// A busy Monday at a fast clock: 120 requests in an hour, two dispatchers at desks and one on a phone, on a real server.
import { minuteMs } from '#domain/clocks/durations.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { boardSignInPath } from '#domain/paths/paths.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { hashBoardToken, linkLifeMs } from '#server/store/records/people/board-token.ts';
import { chromium, type Browser, type Page } from 'playwright-core';
import { aQuote } from '../../tests/support/builders/a-quote.ts';
import { findBrowser } from '../../tests/support/browser/find-browser.ts';
import { startServer } from '../../tests/support/servers/start-server.ts';
import { listCallers, type Caller } from './a-monday.ts';
import { workTheBoard } from './dispatcher.ts';
import { fastTime, hurryDate, type Pace } from './fast-clock.ts';
import { hands, keepFromDialing, type Hand } from './hands.ts';
import { judgeMonday, type Verdict, type Press } from './judge-monday.ts';

/** 9:50 on a Monday in Florida: ten minutes to sign in. */
const startsAt = Date.parse('2026-10-05T09:50:00-04:00');
const speed = Number(process.env.MONDAY_SPEED ?? 12);
const hourMs = 60 * minuteMs;
/** To work off what is left, and the follow-ups that fall due. */
const overtimeMs = 30 * minuteMs;

export type Engine = {
  readonly variables: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly open: () => Promise<LeadStore>;
};

export type Monday = Verdict & {
  readonly presses: readonly Press[];
  /** Presses nothing came of, made again. */
  readonly unheard: number;
  /** What visitors were answered instead of a thank-you. */
  readonly refused: readonly number[];
};

/** In an address an accent would be written otherwise. */
function linkOf(name: string): string {
  return `only-for-${Buffer.from(name).toString('hex')}`;
}

async function invite(store: LeadStore, name: string): Promise<void> {
  await store.saveSignInLink({
    operatorId: name,
    name,
    role: 'owner',
    by: 'Monday',
    linkHash: hashBoardToken(linkOf(name), undefined),
    now: startsAt,
    expiresAt: startsAt + linkLifeMs,
  });
}

async function signIn(browser: Browser, origin: string, pace: Pace, hand: Hand): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ...hand.device });
  await context.addInitScript(hurryDate, pace);
  await context.addInitScript(keepFromDialing);
  const page = await context.newPage();
  await page.goto(`${boardSignInPath}#${linkOf(hand.name)}`);
  await page.locator('astro-island:not([ssr])').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/board$/u);
  return page;
}

/** Resolves with the status, which is 303 for whoever was thanked. */
async function sendForm(origin: string, caller: Caller): Promise<number> {
  const { id, name, phone, email, zip, appliance, isUrgent, message } = caller;
  const fields = { request_id: id, name, phone, email, zip, appliance, message };
  const body = new URLSearchParams({ ...aQuote(fields), ...(isUrgent ? { urgent: 'on' } : {}) });
  const answer = await fetch(`${origin}/api/quote`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Runs one hour and what is left of it after; about eight minutes at the speed of twelve. */
export async function runMonday({ variables, dataDir, open }: Engine): Promise<Monday> {
  const before = await open();
  for (const { name } of hands) await invite(before, name);
  await before.close();
  const pace = { startsAt, speed, beganAt: Date.now() };
  const now = () => fastTime(pace, Date.now());
  const server = await startServer({
    dataDir,
    main: 'bench/monday/fast-server.ts',
    variables: { ...variables, MONDAY_PACE: JSON.stringify(pace) },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const desks = await Promise.all(
    hands.map(async (hand) => ({ hand, page: await signIn(browser, server.origin, pace, hand) })),
  );
  const hourBegins = now();
  const endsAt = hourBegins + hourMs + overtimeMs;
  const refused: number[] = [];

  async function send(caller: Caller): Promise<void> {
    const inMs = hourBegins + caller.sendsAt * minuteMs - now();
    await wait(Math.max(0, inMs / speed));
    const status = await sendForm(server.origin, caller);
    if (status !== 303) refused.push(status);
  }
  const isOver = () => now() > endsAt;
  const [worked] = await Promise.all([
    Promise.all(desks.map((desk) => workTheBoard({ ...desk, speed, isOver }))),
    Promise.all(listCallers().map(send)),
  ]);
  const presses = worked.flatMap((one) => one.presses);
  const unheard = worked.reduce((sum, one) => sum + one.unheard, 0);
  const endedAt = now();
  await browser.close();
  await server.stop();
  const after = await open();
  const verdict = await judgeMonday(after, presses, endedAt);
  await after.close();
  return { ...verdict, presses, unheard, refused };
}
