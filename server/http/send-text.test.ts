import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { sendText } from './send-text.ts';
import { listenOnFreePort } from '../../tests/support/network/free-port.ts';

/** More than the sockets between us hold. */
const large = 'x'.repeat(1_000_000);

async function serveText(parts: () => AsyncGenerator<string, void, undefined>, patienceMs = 60_000) {
  const ends: unknown[] = [];
  const server = createServer((_request, response) => {
    sendText(response, parts(), { patienceMs }).then(
      () => ends.push('over'),
      (fault: unknown) => ends.push(fault),
    );
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return { ends, ask: (signal?: AbortSignal) => fetch(origin, signal ? { signal } : {}) };
}

function countParts(count: number, text = '') {
  const made: number[] = [];
  async function* parts() {
    for (let part = 0; part < count; part += 1) {
      made.push(part);
      yield await Promise.resolve(`part ${part};${text}`);
    }
  }
  return { made, parts };
}

test('all parts come in their order, and the end is told once', async () => {
  const { ends, ask } = await serveText(countParts(3).parts);
  expect(await (await ask()).text()).toBe('part 0;part 1;part 2;');
  expect(ends).toEqual(['over']);
});

test('parts are made as they are taken, and who hangs up ends it', async () => {
  const { made, parts } = countParts(1000, large);
  const { ends, ask } = await serveText(parts);
  const leaving = new AbortController();
  await (await ask(leaving.signal)).body?.getReader().read();
  leaving.abort();
  await expect.poll(() => ends).toEqual(['over']);
  expect(made.length).toBeLessThan(500);
});

test('a fault breaks the answer off, which is no end, and is told', async () => {
  const { ends, ask } = await serveText(async function* parts() {
    yield 'part 0;';
    throw await Promise.resolve(new Error('broken'));
  });
  await expect(ask().then((answer) => answer.text())).rejects.toThrow();
  expect(ends).toMatchObject([{ message: 'broken' }]);
});

test('who takes nothing for too long is left', async () => {
  const { parts } = countParts(1000, large);
  const { ends, ask } = await serveText(parts, 100);
  const answer = await ask();
  await expect.poll(() => ends).toEqual(['over']);
  await expect(answer.text()).rejects.toThrow();
});
