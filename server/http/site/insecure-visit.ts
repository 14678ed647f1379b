// A request that a proxy of ours took by http, though our address is https.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Asked by programs, with a secret: one that is sent on would go on sending its secret in the clear (ASVS 5, 4.1.2). */
const forPrograms = /^\/(?:api\/board|metrics|visits\/feed)(?:[/?]|$)/u;
/** A balancer asks for these within its own network, and they hold nothing. */
const forBalancers = /^\/(?:healthz|readyz)(?:\?|$)/u;

/**
 * Sends a visitor on to the same path by https (308, which keeps a posted form), and refuses a program (403). False if
 * the request came safely and is still to be answered.
 */
export function answerInsecureVisit(
  request: IncomingMessage,
  response: ServerResponse,
  secureOrigin: string | undefined,
  headers: readonly string[],
): boolean {
  const { url = '/' } = request;
  const isInsecure = secureOrigin !== undefined && request.headers['x-forwarded-proto'] === 'http';
  if (!isInsecure || forBalancers.test(url)) return false;
  const path = url.startsWith('/') ? url : '/';
  const isRefused = forPrograms.test(path);
  const more = isRefused ? ['Cache-Control', 'no-store'] : ['Location', secureOrigin + path];
  response.writeHead(isRefused ? 403 : 308, [...headers, ...more, 'Content-Length', '0']);
  response.end();
  return true;
}
