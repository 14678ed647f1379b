// A webhook receiver that answers the same every time and remembers what came.
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from '../network/free-port.ts';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
type ReceivedRequest = { readonly headers: Readonly<Record<string, unknown>>; readonly body: string };

/** Listens on a free port until the test ends. Its words quote a name, as those of a careless receiver may. */
export async function aReceiver(
  answer: Answer,
): Promise<{ readonly url: string; readonly requests: readonly ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(answer.status, answer.headers).end('Canary McWhistle');
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/hook`, requests };
}
