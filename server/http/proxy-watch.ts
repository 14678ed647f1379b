// Who forgets TRUST_PROXY has all visitors counted as one, the proxy, and some of them refused for what others sent.
import type { IncomingMessage } from 'node:http';
import { createCountedLog } from '#server/log/counted-log.ts';
import type { Log } from '#server/log/log.ts';

const event = 'visitors share one limit';

const remedies = {
  https:
    'PUBLIC_ORIGIN is https, so a proxy stands in front, and TRUST_PROXY is 0. Set it to the number of your proxies that write X-Forwarded-For.',
  forwarded:
    'Requests come with X-Forwarded-For or Forwarded, and TRUST_PROXY is 0. If a proxy of yours writes them, set it to the number of your proxies.',
} as const;

export type ProxyWatchParts = {
  /** How many proxies of our own are said to stand in front. */
  readonly proxies: number;
  /** Our own address is https, which this server does not speak itself. */
  readonly isHttps: boolean;
  readonly log: Log;
};

/**
 * Says so at once if a proxy must stand in front that nobody named; the function it makes looks at every request for the
 * marks of one, and says how many there were, once a minute. It only warns: a proxy that hands on TLS alone writes no header,
 * and a forged header must not end a server.
 */
export function createProxyWatch({
  proxies,
  isHttps,
  log,
}: ProxyWatchParts): (request: Pick<IncomingMessage, 'headers'>) => void {
  if (proxies > 0) return () => undefined;
  if (isHttps) log('warn', event, { kind: 'https', remedy: remedies.https });
  const countedLog = createCountedLog(log);
  return ({ headers }) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    countedLog('warn', event, { kind: 'forwarded', remedy: remedies.forwarded });
  };
}
