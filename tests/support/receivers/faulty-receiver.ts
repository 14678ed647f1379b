// A webhook receiver as the internet has them: 10 % refuse, 2 % break the connection, 3 % take it but lose the answer.
import { createServer } from 'node:http';
import { listenOnFreePort } from '../network/free-port.ts';

export type FaultyReceiver = {
  readonly url: string;
  /** How often each webhook-id was taken. */
  readonly taken: ReadonlyMap<string, number>;
  readonly close: () => void;
};

export async function startFaultyReceiver(): Promise<FaultyReceiver> {
  const taken = new Map<string, number>();
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      asked += 1;
      // Spread over the requests, and the same in every run.
      const lot = (asked * 37) % 100;
      const id = String(request.headers['webhook-id']);
      if (lot < 10) response.writeHead(503).end();
      else if (lot < 12) request.socket.destroy();
      else {
        taken.set(id, (taken.get(id) ?? 0) + 1);
        if (lot < 15) request.socket.destroy();
        else response.writeHead(204).end();
      }
    });
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
