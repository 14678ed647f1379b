// Questions over connections that are kept.
import { Agent, request } from 'node:http';

type Ask = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type Answer = { readonly status: number; readonly text: string; readonly cookie: string };

/** Makes the function that asks; it rejects when a connection breaks. */
export function createAsking(origin: string): (ask: Ask) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const options = { method, agent, headers: { origin, 'accept-encoding': 'br', ...headers } };
      const call = request(origin + path, options, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(pieces).toString(),
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          }),
        );
        answer.on('error', reject);
      });
      call.on('error', reject).end(body);
    });
}
