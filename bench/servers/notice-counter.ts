// A webhook that counts how often it is told of each notice.
import { createServer } from 'node:http';
import { listenOnFreePort } from '../../tests/support/network/free-port.ts';

export type NoticeCounter = {
  readonly url: string;
  /** How often each id came. */
  readonly told: ReadonlyMap<string, number>;
  readonly close: () => void;
};

export async function startNoticeCounter(): Promise<NoticeCounter> {
  const told = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    request.resume().on('end', () => {
      told.set(id, (told.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    told,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
