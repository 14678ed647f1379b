import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';
import { listenOnFreePort } from '../../../tests/support/network/free-port.ts';

test('what a client opens beyond its number is closed unread, others are let in, and so is the client when one ended', async () => {
  const server = createServer((_, response) => response.end('welcome'));
  limitConnections(server, 2);
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const visit = (localAddress: string): Socket => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  };
  const isAnswered = async (socket: Socket): Promise<boolean> =>
    Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  const [first, second] = [visit('127.0.0.2'), visit('127.0.0.2')];
  expect([await isAnswered(first), await isAnswered(second)]).toEqual([true, true]);
  expect(await isAnswered(visit('127.0.0.2'))).toBe(false);
  expect(await isAnswered(visit('127.0.0.3'))).toBe(true);
  const countOpen = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  first.destroy();
  await expect.poll(countOpen).toBe(2);
  expect(await isAnswered(visit('127.0.0.2'))).toBe(true);
});
