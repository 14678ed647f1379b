import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type RateFinding =
  { readonly kind: 'allowed' } | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };
export type RateGuard = (address: string) => Promise<RateFinding>;

/** Counts the posts of each client address over a minute. A limit of 0 counts nothing: for load tests. */
export function createRateGuard(postsPerMinute: number): RateGuard {
  if (postsPerMinute === 0) return () => Promise.resolve({ kind: 'allowed' });
  const limiter = new RateLimiterMemory({ points: postsPerMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return { kind: 'allowed' };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { kind: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}
