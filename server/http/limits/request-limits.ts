// How many requests a client may send in a minute, by what they ask for; decided before any of a body is read.
import type { IncomingMessage } from 'node:http';
import {
  boardApiPath,
  callsApiPath,
  corePath,
  coverageApiPath,
  messageApiPath,
  myRequestApiPath,
  myRequestPath,
  quoteApiPath,
  requestPhotosPath,
  technicianApiPath,
  technicianPath,
  textsApiPath,
  todayApiPath,
} from '#domain/paths/paths.ts';
import { clientAddressOf, networkOf } from './client-address.ts';
import { createWindowCounts } from './window-counts.ts';

/** Everything the server answers that is no file of the site. */
export type RequestKind =
  | 'form'
  | 'sign-in'
  | 'coverage'
  | 'today'
  | 'request'
  | 'request-link'
  | 'again'
  | 'photo'
  | 'phone-service'
  | 'technician'
  | 'board'
  | 'monitor'
  | 'other';
export type RequestLimits = Readonly<Record<RequestKind, number>>;

/**
 * For each client address and minute. The board is generous: ten operators in one office come from one address, each asking
 * anew whenever something was written. So are the questions of monitors and balancers.
 */
export const limitsPerMinute = {
  coverage: 120,
  today: 120,
  /** A page that looks for news every few seconds, in a household of several devices. */
  request: 240,
  /** Guessing 256 bits is hopeless at any pace; this keeps it quiet. */
  'request-link': 30,
  /** Sent or removed: five, each tried twice, in a household of two. Each may cost seconds of work. */
  photo: 20,
  /** All calls of a company come from few addresses of its phone service: what it signs. */
  'phone-service': 600,
  /** A page of ten visits with five photos each, looked through twice; the link is guessed as hopelessly as any. */
  technician: 120,
  board: 6000,
  monitor: 1200,
  other: 60,
} as const;

/** A whole IPv6 /48 may send as much as this many of its /64, so that nobody evades a limit by the networks they own. */
export const networkFactor = 10;

/** So many refused posts in a minute are still read, so that whoever typed them gets them back. What comes then is a flood. */
export const readRefusals = 10;

export type RateVerdict =
  | { readonly kind: 'within' }
  /** `flood`: nothing of it is to be read any more. */
  | { readonly kind: 'too-many' | 'flood'; readonly retryAfterSeconds: number };

/** The limits of an installation that takes so many posts a minute from one address; 0 is no limit at all, for load tests. */
export function requestLimits(postsPerMinute: number): RequestLimits | undefined {
  if (postsPerMinute === 0) return undefined;
  return { ...limitsPerMinute, form: postsPerMinute, again: postsPerMinute, 'sign-in': postsPerMinute };
}

const forms: readonly string[] = [quoteApiPath, messageApiPath];
const forMonitors: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** What a request to a path that is no file of the site asks for; a wrong method is none of it. */
export function kindOfRequest(method: string, url: string): RequestKind {
  const [path = ''] = url.split('?', 1);
  if (forms.includes(path) && method === 'POST') return 'form';
  if (path.startsWith(`${myRequestPath}/`)) return 'request-link';
  if (path === `${myRequestApiPath}/again`) return 'again';
  if (path.startsWith(requestPhotosPath) && method === 'POST') return 'photo';
  if (path === corePath('submitted') || path.startsWith(`${myRequestApiPath}/`)) return 'request';
  const ofTechnician = [technicianPath, technicianApiPath];
  if (ofTechnician.some((one) => path === one || path.startsWith(`${one}/`))) return 'technician';
  if (path === `${boardApiPath}/sign-in`) return 'sign-in';
  if (path.startsWith(`${boardApiPath}/`)) return 'board';
  if (forMonitors.includes(path)) return 'monitor';
  if (path === todayApiPath) return 'today';
  if (path === callsApiPath || path === textsApiPath) return 'phone-service';
  return path === coverageApiPath ? 'coverage' : 'other';
}

export type LimitParts = {
  readonly limits: RequestLimits;
  readonly proxies: number;
  readonly now: () => number;
};

/** Makes the function that counts a request and says what the limits allow its client; asked again, it says the same and counts nothing. */
export function createRateVerdicts({
  limits,
  proxies,
  now,
}: LimitParts): (request: IncomingMessage) => RateVerdict {
  const counts = createWindowCounts(now);
  const known = new WeakMap<IncomingMessage, RateVerdict>();

  function count(request: IncomingMessage): RateVerdict {
    const kind = kindOfRequest(request.method ?? '', request.url ?? '');
    const client = clientAddressOf(request, proxies);
    const network = networkOf(client);
    const alone = counts.add(`${kind} ${client}`) - limits[kind];
    const together = network === client ? 0 : counts.add(`${kind} ${network}`) / networkFactor - limits[kind];
    const excess = Math.max(alone, together);
    if (excess <= 0) return { kind: 'within' };
    const isRead = (kind === 'form' || kind === 'sign-in') && excess <= readRefusals;
    return { kind: isRead ? 'too-many' : 'flood', retryAfterSeconds: counts.secondsLeft() };
  }

  return (request) => {
    const verdict = known.get(request) ?? count(request);
    known.set(request, verdict);
    return verdict;
  };
}
