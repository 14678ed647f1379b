// GET and PUT /api/board/figures/weekly-mail: whether the owner's mail comes, to whom, and its switch.
import type { Hono } from 'hono';
import { z } from 'zod';
import type { WeeklyMailState } from '#domain/figures/board-figures.ts';
import type { BoardHono, BoardParts } from '#server/http/board/board-parts.ts';
import { readJson } from '#server/http/board/read-json.ts';
import { requireOwner } from '#server/http/board/require-owner.ts';

const wish = z.object({ isOn: z.boolean() });

/** To be mounted on the board's API, behind its sign-in. */
export function addWeeklyMailRoutes(api: Hono<BoardHono>, parts: BoardParts): void {
  const { store, weeklyMailTo, now } = parts;
  const answer = async () =>
    Response.json({ isOn: await store.isWeeklyMailOn(), to: weeklyMailTo } satisfies WeeklyMailState);
  api.get('/figures/weekly-mail', requireOwner(parts), answer);
  api.put('/figures/weekly-mail', requireOwner(parts), async ({ env, var: { operator } }) => {
    const reading = await readJson(env.incoming, wish);
    if (reading.kind !== 'read') return reading.answer;
    await store.switchWeeklyMail({ isOn: reading.value.isOn, operator, at: now() });
    return answer();
  });
}
