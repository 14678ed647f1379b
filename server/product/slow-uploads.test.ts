import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { isWatchedUpload, watchUpload } from '#server/http/limits/slow-uploads.ts';

/** An upload under watch, whose seconds and bytes the test tells. */
function anUpload() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = new Socket();
  const told = { bytes: 0, isPaused: false, slow: 0 };
  Object.defineProperty(socket, 'bytesRead', { get: () => told.bytes });
  const incoming = new IncomingMessage(socket);
  incoming.isPaused = () => told.isPaused;
  const stop = watchUpload(incoming, () => (told.slow += 1));
  return {
    socket,
    told,
    stop,
    /** So many bytes come in each of so many seconds. */
    receive: (seconds: number, bytesPerSecond: number) => {
      for (let second = 0; second < seconds; second += 1) {
        told.bytes += bytesPerSecond;
        vi.advanceTimersByTime(1000);
      }
    },
  };
}

test('an upload may take longer than any form, as long as it comes on', () => {
  const { receive, told, socket, stop } = anUpload();
  receive(299, 16_000);
  expect(told.slow).toBe(0);
  expect(isWatchedUpload(socket)).toBe(true);
  stop();
  expect(isWatchedUpload(socket)).toBe(false);
  receive(100, 0);
  expect(told.slow).toBe(0);
});

test('one that trickles is told so once, ten seconds after it began at the earliest', () => {
  const { receive, told, socket } = anUpload();
  receive(10, 0);
  expect(told.slow).toBe(0);
  receive(1, 10);
  expect(told.slow).toBe(1);
  expect(isWatchedUpload(socket)).toBe(false);
  receive(100, 10);
  expect(told.slow).toBe(1);
});

test('one that comes to a stop is told when its average is too low, and one that never ends after five minutes', () => {
  const stopping = anUpload();
  stopping.receive(10, 64_000);
  stopping.receive(40, 0);
  expect(stopping.told.slow).toBe(0);
  stopping.receive(1, 0);
  expect(stopping.told.slow).toBe(1);
  const endless = anUpload();
  endless.receive(300, 100_000);
  expect(endless.told.slow).toBe(0);
  endless.receive(1, 100_000);
  expect(endless.told.slow).toBe(1);
});

test('what the server does itself meanwhile does not count', () => {
  const { receive, told } = anUpload();
  told.isPaused = true;
  receive(1000, 0);
  expect(told.slow).toBe(0);
  told.isPaused = false;
  receive(11, 0);
  expect(told.slow).toBe(1);
});

/** Whether a connection that Node says is out of time is answered, and ended. */
function isEnded(socket: Socket): boolean {
  const server = createHttpServer(() => undefined, [], '+13055550142');
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket);
  const fault = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', fault, socket);
  return end.mock.calls.length > 0;
}

test('the patience that all other requests have to do with does not hold for one under watch', () => {
  const { socket, stop } = anUpload();
  expect(isEnded(socket)).toBe(false);
  stop();
  expect(isEnded(socket)).toBe(true);
});
