// The listening socket: strict about slow clients, and patient with those it is answering when asked to stop.
import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import { unreadPageWords } from '#content/words/forms/answer-words.ts';
import { isWatchedUpload } from './limits/slow-uploads.ts';
import { createFairQueue } from './limits/fair-queue.ts';
import { plainPage } from './answers/plain-page.ts';
import type { Header } from './security-headers.ts';

/** How long a client is waited for. */
export type ClientPatience = {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often is looked whose time is over. */
  readonly lookEveryMs: number;
};

/** A client that has not sent its headers, or its whole request, by then is let go (408). Measured: Node's own limits hold it for 90 s. */
export const usualClientPatience: ClientPatience = { headersMs: 5000, requestMs: 10_000, lookEveryMs: 1000 };
/**
 * Connections that wait to be taken. Node asks for 511. The system drops what comes beyond that, and the client tries again
 * after one second, then after three. Linux grants this many unless it is told otherwise (`net.core.somaxconn`).
 */
const backlog = 4096;

type UnreadStatus = 400 | 408 | 431;

function isTooSlow(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_HTTP_REQUEST_TIMEOUT';
}

function statusOf(fault: Error): UnreadStatus {
  if (isTooSlow(fault)) return 408;
  if (!('code' in fault)) return 400;
  return fault.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** The whole answer to what no listener ever sees. It may be somebody's quote, so it has words and the phone number. */
function answerUnread(status: UnreadStatus, securityHeaders: readonly Header[], phone: string): string {
  const page = plainPage(phone, { said: unreadPageWords.en[status] });
  const headers: readonly Header[] = [
    ...securityHeaders,
    ['Connection', 'close'],
    ['Content-Length', String(Buffer.byteLength(page))],
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-store'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${page}`;
}

/** Makes the server. Requests that never came whole, or are not HTTP, are answered too; `phone` is E.164. */
export function createHttpServer(
  listener: RequestListener,
  securityHeaders: readonly Header[],
  phone: string,
  { headersMs, requestMs, lookEveryMs }: ClientPatience = usualClientPatience,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    listener,
  );
  const answers = {
    400: answerUnread(400, securityHeaders, phone),
    408: answerUnread(408, securityHeaders, phone),
    431: answerUnread(431, securityHeaders, phone),
  };
  // Thousands of unfinished posts come to their end in the same second.
  const waitInLine = createFairQueue(setImmediate, Number.POSITIVE_INFINITY);
  server.on('clientError', (fault, socket) => {
    // Its own watch ends it: Node asks nothing more of a request whose time is over.
    if (isTooSlow(fault) && isWatchedUpload(socket)) return;
    waitInLine('remoteAddress' in socket ? String(socket.remoteAddress) : '', () => {
      if (socket.writable) socket.end(answers[statusOf(fault)]);
      else socket.destroy();
      return true;
    });
  });
  return server;
}

/** Starts listening; resolves with the port, which the system chose if it was 0. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Takes no new connection, lets running requests finish, and ends what is left after `graceMs`. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const hardStop = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(hardStop);
      resolve();
    });
    server.closeIdleConnections();
  });
}
