// A store whose every fault quotes a visitor, as databases do when a row is refused: whatever is asked of the server, and
// whatever it does by itself, none of it is repeated.
import { expect, test, vi } from 'vitest';
import { noon } from '../../tests/support/builders/a-quote.ts';
import { aBoardVisitor } from '../../tests/support/board/board-visitor.ts';
import { aCanaryQuote, canaryWords } from '../../tests/support/builders/canary.ts';
import { aStoreThatFails } from '../../tests/support/stores/failing-store.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createLog } from '#server/log/log.ts';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';

const words = 'duplicate key: (Canary McWhistle, canary@tweet.example)';
const fault = Object.assign(new Error(words), {
  code: '23505',
  detail: words,
  where: words,
  cause: new Error(words),
});

test('a store whose faults quote a visitor is answered and logged without the quotation', async () => {
  const said = (['error', 'warn', 'info', 'log'] as const).map((name) => vi.spyOn(console, name));
  const store = aStoreThatFails(fault, {
    findSessionOperator: () => Promise.resolve({ name: 'Ana', role: 'owner' }),
  });
  const token = 'only-for-tests-0123456789';
  const metrics = createMetrics({ token, store, now: () => noon, elapsedMs: () => 0 });
  const app = await serveApp({ store, metrics });
  const board = aBoardVisitor(app, 'board=x');
  const answers = await Promise.all([
    app.post('/api/quote', aCanaryQuote(), { accept: 'application/json' }),
    app.post('/api/message', aCanaryQuote(), { accept: 'application/json' }),
    app.get('/readyz'),
    app.get('/metrics', { authorization: `Bearer ${token}` }),
    board.get('/leads'),
    board.get('/leads?search=x'),
    board.get('/leads.csv'),
    board.get('/leads/lead-1'),
    board.post('/leads/lead-1/marks', { id: 'mark-0001', outcome: 'called', note: 'Canary said no' }),
    board.get('/figures'),
    board.get('/notices'),
    board.post('/notices/replay', { leadId: 'lead-1' }),
    board.post('/sign-in', { token: 'canary' }),
    board.post('/sign-out'),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status < 500)).toEqual([]);
  for (const answer of answers) expect(await answer.text()).not.toMatch(canaryWords);

  const lines = [...app.lines];
  const log = createLog({ level: 'debug', now: () => noon, write: (line) => lines.push(line) });
  const channels = { email: sendNowhere, webhook: sendNowhere, sms: sendNowhere, board: sendToBoard };
  const chance = () => 0;
  await createOutbox({ store, channels, now: () => noon, chance, newId: () => 'x', log }).sendDue();
  expect(lines.length).toBeGreaterThan(answers.length - 2);
  expect(lines.filter((line) => canaryWords.test(line))).toEqual([]);
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});
