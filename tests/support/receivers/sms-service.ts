// A service for text messages on this machine, by the contract of Twilio's Messages API (2010-04-01): a form by POST, HTTP Basic,
// 201 with the message as JSON, else a status with a code of its own and words that quote what was sent.
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from '../network/free-port.ts';

const account = 'AC0123456789abcdef0123456789abcdef';
const key = 'key-of-the-tests/+:';

type Fault = {
  readonly status: number;
  readonly code?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type SmsService = {
  /** With account and key, for SMS_URL. */
  readonly url: string;
  readonly account: string;
  readonly key: string;
  /** Messages that were taken. */
  readonly messages: readonly Readonly<Record<string, string>>[];
  /** Every request: its path, and what it was answered. */
  readonly requests: readonly { readonly path: string; readonly status: number }[];
  /** What this phone, or "*" for all, is answered until it is told otherwise. */
  readonly faults: Map<string, Fault>;
};

/** What is wrong with a form, as the service says it; undefined if it is a message. */
function findFault(form: URLSearchParams): Fault | undefined {
  const [to, from, service, body] = ['To', 'From', 'MessagingServiceSid', 'Body'].map(
    (name) => form.get(name) ?? '',
  );
  if (to === '') return { status: 400, code: 21_604 };
  if (!/^\+[1-9]\d{6,14}$/u.test(to ?? '')) return { status: 400, code: 21_211 };
  if (from === '' && !/^MG[0-9a-f]{32}$/u.test(service ?? '')) return { status: 400, code: 21_603 };
  if (body === '') return { status: 400, code: 21_602 };
  return (body ?? '').length > 1600 ? { status: 400, code: 21_617 } : undefined;
}

/** Listens on a free port until the test ends. */
export async function startSmsService(): Promise<SmsService> {
  const messages: Readonly<Record<string, string>>[] = [];
  const requests: { readonly path: string; readonly status: number }[] = [];
  const faults = new Map<string, Fault>();
  const signedIn = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      const path = request.url ?? '';
      const isForm =
        request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
      const isHere = request.method === 'POST' && path === `/2010-04-01/Accounts/${account}/Messages.json`;
      const fault: Fault | undefined =
        request.headers.authorization !== signedIn
          ? { status: 401, code: 20_003 }
          : !isHere || !isForm
            ? { status: 404, code: 20_404 }
            : (faults.get('*') ?? faults.get(form.get('To') ?? '') ?? findFault(form));
      requests.push({ path, status: fault?.status ?? 201 });
      const type = { 'content-type': 'application/json' };
      if (fault !== undefined) {
        const { status, code = 0, headers = {} } = fault;
        const words = { code, message: `Canary McWhistle: ${form.get('Body') ?? ''}`, status };
        response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(words));
        return;
      }
      messages.push(Object.fromEntries(form));
      const sid = `SM${String(messages.length).padStart(32, '0')}`;
      response.writeHead(201, type).end(JSON.stringify({ sid, status: 'queued', error_code: null }));
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://${account}:${encodeURIComponent(key)}@127.0.0.1:${port}`;
  return { url, account, key, messages, requests, faults };
}
