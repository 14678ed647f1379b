import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from './ask-board.ts';

const seven = z.literal(7);

const texts: Readonly<Record<number, string>> = { 200: '7', 409: '{"kind":"changed","lead":1}' };

async function askServerThatAnswers(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end(texts[status] ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(end);
  return { address, end };
}

test('the board tells news, no news, no session and no database apart', async () => {
  const kinds = { 200: 'news', 304: 'same', 401: 'signed-out', 503: 'away', 404: 'lost' } as const;
  for (const [status, kind] of Object.entries(kinds)) {
    const { address } = await askServerThatAnswers(Number(status));
    expect((await ask(address, seven)).kind, status).toBe(kind);
  }
});

test('a server that is not there is no fault but an answer', async () => {
  const { address, end } = await askServerThatAnswers(200);
  end();
  expect(await ask(address, seven)).toEqual({ kind: 'lost' });
});

test('a no of the server comes with its reason', async () => {
  const { address } = await askServerThatAnswers(409);
  expect(await ask(address, seven)).toEqual({
    kind: 'refused',
    status: 409,
    why: 'changed',
    answer: { kind: 'changed', lead: 1 },
  });
});
