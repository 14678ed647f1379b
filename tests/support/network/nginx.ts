// nginx for one test, and how to ask it.
import { Agent, request } from 'node:https';
import { onTestFinished } from 'vitest';
import { runNginx, type NginxOptions } from './run-nginx.ts';
import { aFolder } from '../machine/temporary-folder.ts';

export type ProxyAnswer = {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
};

export type Nginx = {
  readonly plainOrigin: string;
  /** Speaks TLS. */
  readonly port: number;
  /** Asks over TLS for a path of www.example.com. */
  readonly ask: (
    path: string,
    options?: {
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    },
  ) => Promise<ProxyAnswer>;
};

/** Starts it in front of servers on the given ports; ended with the test. */
export async function startNginx(options: Omit<NginxOptions, 'folder'>): Promise<Nginx> {
  const { plainPort, port, end } = await runNginx({ ...options, folder: await aFolder() });
  const agent = new Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false });
  onTestFinished(async () => {
    agent.destroy();
    await end();
  });
  const ask: Nginx['ask'] = (path, { method = 'GET', headers = {}, body = '' } = {}) =>
    new Promise((resolve) => {
      const broken = () => resolve({ status: 0, headers: {}, text: '' });
      const host = { host: 'www.example.com', 'content-length': Buffer.byteLength(body) };
      const options = { port, path, method, agent, servername: 'www.example.com' };
      const outgoing = request(
        { ...options, host: '127.0.0.1', headers: { ...headers, ...host } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.on('error', broken);
        },
      );
      outgoing.on('error', broken);
      outgoing.end(body);
    });
  for (let tries = 0; (await ask('/healthz')).status === 0; tries += 1)
    if (tries > 200) throw new Error('nginx does not answer');
  return { plainOrigin: `http://127.0.0.1:${plainPort}`, port, ask };
}
