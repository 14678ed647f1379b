// A proxy in front of several servers, with the manners of the one in ops/nginx.conf: each request to the next server,
// and to another one only if it never left.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from './free-port.ts';

export type FailoverProxy = { readonly origin: string; readonly close: () => void };

function readAll(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

/**
 * Listens on a free port and shares requests among the origins that `listOrigins` names at that moment. An answer for
 * which `losesAnswer` holds, by the request's method and address, is not passed on: the visitor's connection breaks.
 */
export async function startFailoverProxy(
  listOrigins: () => readonly string[],
  losesAnswer: (method: string, url: string) => boolean = () => false,
): Promise<FailoverProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    origins: readonly string[],
  ): void {
    const [origin, ...others] = origins;
    if (origin === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const outgoing = request(origin + url, { method, headers, agent }, (answer) => {
      if (losesAnswer(incoming.method ?? '', url)) {
        answer.resume();
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', (fault) => {
      const neverLeft = 'code' in fault && fault.code === 'ECONNREFUSED';
      if (neverLeft) pass(incoming, body, response, others);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    outgoing.end(body);
  }

  const server = createServer((incoming, response) => {
    turn += 1;
    const origins = listOrigins();
    const first = turn % origins.length;
    const inTurn = [...origins.slice(first), ...origins.slice(0, first)];
    readAll(incoming).then(
      (body) => pass(incoming, body, response, inTurn),
      () => response.destroy(),
    );
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
