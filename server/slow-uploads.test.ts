import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, listen } from '#server/http-server.ts';
import { watchUpload } from '#server/http/limits/slow-uploads.ts';

/** Takes uploads for so long at such a pace, where other requests get a second in all; what came of each. */
async function takeUploads(patience: Parameters<typeof watchUpload>[2]) {
  const endings: string[] = [];
  const server = createHttpServer(
    (incoming, outgoing) => {
      const answer = (ending: string) => {
        stop();
        if (outgoing.writableEnded) return;
        endings.push(ending);
        outgoing.end(ending);
      };
      const stop = watchUpload(incoming, () => answer('slow'), patience);
      incoming.on('end', () => answer('whole'));
      incoming.resume();
    },
    [],
    '+13055550142',
    { headersMs: 500, requestMs: 1000, lookEveryMs: 100 },
  );
  const port = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endings, port };
}

/** Sends a piece of so many bytes ten times a second. */
async function upload(port: number, pieces: number, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${pieces * bytes}\r\n\r\n`);
  for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
    socket.write('x'.repeat(bytes));
    await pause(100);
  }
}

test('an upload may take longer than any form, as long as it comes on', async () => {
  const { endings, port } = await takeUploads({
    graceSeconds: 1,
    leastBytesPerSecond: 1000,
    mostSeconds: 60,
  });
  await upload(port, 30, 1000);
  await expect.poll(() => endings, { timeout: 60_000 }).toEqual(['whole']);
});

test('one that trickles, and one that never ends, are told so', async () => {
  const trickling = await takeUploads({ graceSeconds: 1, leastBytesPerSecond: 10_000, mostSeconds: 60 });
  await upload(trickling.port, 40, 10);
  await expect.poll(() => trickling.endings, { timeout: 60_000 }).toEqual(['slow']);
  const endless = await takeUploads({ graceSeconds: 1, leastBytesPerSecond: 10, mostSeconds: 2 });
  await upload(endless.port, 50, 1000);
  await expect.poll(() => endless.endings, { timeout: 60_000 }).toEqual(['slow']);
});
