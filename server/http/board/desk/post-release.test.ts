import { expect, test } from 'vitest';
import { z } from 'zod';
import { aLead, aPick } from '../../../../tests/support/builders/a-pick.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

const list = z.object({ leads: z.array(z.object({ heldWindow: z.object({ id: z.string() }).nullable() })) });

test('a window that is held stands on the row until it is released or its time is up', async () => {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  const operator = await anOperator(app, 'Ana');
  const leadId = await aLead(app.store);
  const heldNow = async () => list.parse(await (await operator.get('/leads')).json()).leads[0]?.heldWindow;
  await app.store.pickWindow(aPick(leadId));
  const heldId = (await heldNow())?.id ?? '';
  const left = await operator.get(`/windows/left?region=miami-dade&day=2026-06-11&lead=${leadId}`);
  const nine: unknown = expect.objectContaining({ fromHour: 9, left: 2 });
  expect(await left.json()).toMatchObject({ days: [{ windows: expect.arrayContaining([nine]) }] });
  const release = { id: 'release-one', heldId, note: 'Released the window' };
  for (const times of [1, 2]) {
    const answer = await operator.post(`/leads/${leadId}/release-window`, release);
    expect(answer.status, String(times)).toBe(200);
    expect(await answer.json()).toMatchObject({ heldWindow: null, state: 'open' });
  }
  await app.store.pickWindow(aPick(leadId));
  expect(await heldNow()).not.toBeNull();
  expect(await app.store.findNextChange(noon + 60 * 60_000)).toBe(noon + 120 * 60_000);
  clock.now = noon + 120 * 60_000;
  expect(await heldNow()).toBeNull();
});
