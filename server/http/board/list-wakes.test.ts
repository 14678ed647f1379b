import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { aClosedDay } from '../../../tests/support/builders/an-exception.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test, vi } from 'vitest';

const minute = 60_000;

test('who waits is answered when time alone makes a call late, ends a hold, or brings a follow-up', async () => {
  const clock = { at: noon };
  const app = await serveApp({ now: () => clock.at });
  const ana = await anOperator(app);
  const { leadId } = await app.store.saveLead(aSubmission());
  const mark = (id: string, changes: object) => ana.post(`/leads/${leadId}/marks`, { id, ...changes });
  await mark('mark-0001', { outcome: 'calling' });
  let tag = '';
  const look = async () => {
    const answer = await ana.get('/leads?wait=', { 'if-none-match': tag });
    tag = answer.headers.get('etag') ?? '';
    const list: unknown = await answer.json();
    return list;
  };
  expect(await look()).toMatchObject({ leads: [{ heldBy: 'Ana', section: 'keep' }] });
  for (const [at, seen] of [
    [noon + 5 * minute, { heldBy: null, section: 'keep' }],
    [noon + 15 * minute + 1, { section: 'missed' }],
  ] as const) {
    const waiting = look();
    clock.at = at;
    expect(await waiting).toMatchObject({ leads: [seen] });
  }
  await mark('mark-0002', { outcome: 'no-answer', followUpAt: noon + 60 * minute });
  expect(await look()).toMatchObject({ counts: { open: 0, followUps: 0 }, leads: [{ section: 'rest' }] });
  const waiting = look();
  clock.at = noon + 60 * minute;
  expect(await waiting).toMatchObject({ counts: { followUps: 1 }, leads: [{ section: 'follow-up' }] });
});

test('who waits hears at once that we are open at other times', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const known = await ana.get('/leads');
  const waiting = ana.get('/leads?wait=', { 'if-none-match': known.headers.get('etag') ?? '' });
  const exception = aClosedDay();
  await ana.post('/opening', { exception });
  expect(await (await waiting).json()).toMatchObject({ calendar: { exceptions: [exception] } });
});

test('a list that nothing was written to is read again after half a minute: a notice fails by time alone, a visit is over', async () => {
  const clock = { at: noon };
  const app = await serveApp({ now: () => clock.at });
  const ana = await anOperator(app);
  const tag = (await ana.get('/leads')).headers.get('etag') ?? '';
  const reading = vi.spyOn(app.store, 'listBoardLeads');
  const look = async () => (await ana.get('/leads', { 'if-none-match': tag })).status;
  clock.at += 29_000;
  expect([await look(), reading.mock.calls.length]).toEqual([304, 0]);
  clock.at += 1000;
  expect([await look(), reading.mock.calls.length]).toEqual([304, 1]);
});

test('the list of a board that has it is read again only when something was written, and for each of two by itself', async () => {
  const app = await serveApp();
  const [ana, bob] = [await anOperator(app), await anOperator(app, 'Bob')];
  await app.store.saveLead(aSubmission());
  const tagOf = (answer: Response) => answer.headers.get('etag') ?? '';
  const [ofAna, ofBob] = [tagOf(await ana.get('/leads')), tagOf(await bob.get('/leads'))];
  const reading = vi.spyOn(app.store, 'listBoardLeads');
  const statuses = async (...asked: readonly Promise<Response>[]) =>
    (await Promise.all(asked)).map(({ status }) => status);
  const known = () =>
    statuses(
      ana.get('/leads', { 'if-none-match': ofAna }),
      ana.get('/leads', { 'if-none-match': ofAna }),
      bob.get('/leads', { 'if-none-match': ofBob }),
    );
  expect(await known()).toEqual([304, 304, 304]);
  expect(reading).not.toHaveBeenCalled();
  // Another's tag, and that of another list, stand for nothing.
  expect(await statuses(bob.get('/leads', { 'if-none-match': ofAna }))).toEqual([200]);
  expect((await ana.get('/leads?list=done', { 'if-none-match': ofAna })).status).toBe(200);
  await app.store.saveLead(aSubmission({ requestId: 'another-request-0001' }));
  expect(await known()).toEqual([200, 200, 200]);
});
