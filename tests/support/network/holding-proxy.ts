// A proxy that keeps a page or a file waiting until the browser asks for another address: so a test sees what shows meanwhile.
import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from './free-port.ts';

/** Passes everything on to `target`, what `held` matches only once `release` was asked for. Closed when the test ends. Resolves with its origin. */
export async function startHoldingProxy(target: string, held: RegExp, release: string): Promise<string> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (url === release) resolve(undefined);
    void (held.test(url) ? released : Promise.resolve()).then(() => {
      const outgoing = request(target + url, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      incoming.pipe(outgoing);
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
