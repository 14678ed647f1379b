import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBoardVisitor, anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

test('forty leads are marked at once under the name of who did it, and taken back', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const leadIds: string[] = [];
  for (let made = 0; made < 40; made += 1) leadIds.push((await app.store.saveLead(aSubmission())).leadId);
  const body = { id: 'press-0001', leadIds: [...leadIds, 'nobody'] };
  const marked = await ana.post('/marks', body);
  const settled = leadIds.map((id): unknown => expect.objectContaining({ id, state: 'not-ours' }));
  expect([marked.status, await marked.json()]).toEqual([
    200,
    { changed: leadIds, settled: [], unknown: ['nobody'], leads: settled },
  ]);
  expect(await (await ana.get('/leads')).json()).toMatchObject({ counts: { open: 0 }, leads: [] });
  const lead = await app.store.findLead(leadIds[7] ?? '');
  expect(lead?.events).toMatchObject([{ outcome: 'not-ours', operator: 'Ana', at: noon }]);
  const undone = await ana.post('/marks/undo', body);
  const open = leadIds.map((id): unknown => expect.objectContaining({ id, state: 'open', section: 'keep' }));
  expect(await undone.json()).toEqual({ changed: leadIds, settled: [], unknown: ['nobody'], leads: open });
  expect(await (await ana.get('/leads')).json()).toMatchObject({ counts: { open: 40 } });
  const lines = app.lines.filter((line) => line.includes('leads marked'));
  expect(lines.map((line) => /"kind":"([^"]+)","count":(\d+)/u.exec(line)?.slice(1))).toEqual([
    ['not-ours', '40'],
    ['undone', '40'],
  ]);
});

test('what is not such a list is refused by name, and a stranger is', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const good = { id: 'press-0001', leadIds: ['one'] };
  for (const path of ['/marks', '/marks/undo']) {
    const statusOf = async (body: unknown) => (await ana.post(path, body)).status;
    expect(await statusOf(good)).toBe(200);
    expect(await statusOf({ ...good, id: 'x' })).toBe(422);
    expect(await statusOf({ ...good, leadIds: [] })).toBe(422);
    expect(await statusOf({ ...good, leadIds: ['a%'] })).toBe(422);
    const ids = Array.from({ length: 501 }, (_, index) => `00000000-0000-4000-8000-${1e11 + index}`);
    expect(await statusOf({ ...good, leadIds: ids.slice(1) })).toBe(200);
    expect(await statusOf({ ...good, leadIds: ids })).toBe(422);
    expect((await aBoardVisitor(app).post(path, good)).status).toBe(401);
  }
});
