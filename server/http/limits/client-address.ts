import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** One IPv6 subscriber has a whole /64, so that is what is counted; an IPv4 address in IPv6 dress is the IPv4 address. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  const network = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The IPv6 /48 around a counted /64; an IPv4 address stands alone. */
export function networkOf(counted: string): string {
  return counted.endsWith('::/64') ? `${counted.split(':', 3).join(':')}::/48` : counted;
}

/**
 * The address a post is counted under. Behind `proxies` of our own it is the one the outermost of them saw: counted
 * from the right of X-Forwarded-For, because what stands further left the visitor can write themselves.
 */
export function findClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((part) => part.trim());
  const named = proxies > 0 ? seen.at(-proxies) : undefined;
  const address = named !== undefined && isIP(named) !== 0 ? named : (socketAddress ?? '');
  return countedAddress(address);
}

/** The address a request is counted under, behind `proxies` of our own. */
export function clientAddressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  return findClientAddress(
    socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    proxies,
  );
}
