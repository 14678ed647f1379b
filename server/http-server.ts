// The listening socket: strict about slow clients, and patient with those it is answering when asked to stop.
import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Header } from './http/security-headers.ts';

/** A client that has not sent its headers, or its whole request, by then is let go (408). Measured: Node's own limits hold it for 90 s. */
const headersTimeoutMs = 5000;
const requestTimeoutMs = 10_000;
const checkIntervalMs = 1000;

const faultStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes the server. Requests that are not HTTP get a bare answer, with the security headers all the same. */
export function createHttpServer(listener: RequestListener, securityHeaders: readonly Header[]): Server {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
    listener,
  );
  const headers = securityHeaders.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', (fault, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
    const status = faultStatuses[code] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  return server;
}

/** Starts listening; resolves with the port, which the system chose if it was 0. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
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
