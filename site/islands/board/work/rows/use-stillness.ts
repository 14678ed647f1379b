import { useLayoutEffect, type RefObject } from 'react';

/** So long a hand that was on its way to one row could meet another. */
const movingMs = 300;

/** Rows that have just moved take no press. `moves` counts how often they did. */
export function useStillness(list: RefObject<HTMLElement | null>, moves: number): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || moves === 0) return undefined;
    current.toggleAttribute('data-moving', true);
    const timer = setTimeout(() => current.removeAttribute('data-moving'), movingMs);
    return () => clearTimeout(timer);
  }, [list, moves]);
}
