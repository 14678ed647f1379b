import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Lets a server listen on a port that nobody listens on; resolves with the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The system gave no port');
}

/** A port nobody listens on just now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  probe.close();
  return port;
}
