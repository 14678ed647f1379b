import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { askBoard } from './ask-board.ts';

async function askServerThatAnswers(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end(status === 200 ? '7' : ''));
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
    expect((await askBoard({ address, parse: Number })).kind, status).toBe(kind);
  }
});

test('a server that is not there is no fault but an answer', async () => {
  const { address, end } = await askServerThatAnswers(200);
  end();
  expect(await askBoard({ address, parse: Number })).toEqual({ kind: 'lost' });
});
