import { useEffect, type RefObject } from 'react';

/** Two presses so close in time, at nearly the same point or by the same key, are one press made twice. */
const twiceMs = 350;
const nearPx = 24;

/** Lets the second half of a double click, a double tap or an Enter pressed twice fall on nothing. */
export function usePressGuard(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    let last = { at: -Infinity, x: 0, y: 0 };
    const guard = (event: MouseEvent) => {
      const { timeStamp: at, clientX: x, clientY: y, target } = event;
      // What a key of the board presses is no press of a hand.
      if (!event.isTrusted) return;
      if (target instanceof Element && target.closest('textarea, input, select, label')) return;
      const isNear = Math.abs(x - last.x) < nearPx && Math.abs(y - last.y) < nearPx;
      const isTwice = at - last.at < twiceMs && isNear;
      last = { at, x, y };
      if (!isTwice) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Between the halves of a double press nobody types.
    const forget = () => {
      last = { ...last, at: -Infinity };
    };
    const repeat = (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
        event.preventDefault();
    };
    // Before React, which listens at the root of the island.
    current.addEventListener('click', guard, true);
    current.addEventListener('input', forget, true);
    current.addEventListener('keydown', repeat, true);
    return () => {
      current.removeEventListener('click', guard, true);
      current.removeEventListener('input', forget, true);
      current.removeEventListener('keydown', repeat, true);
    };
  }, [list]);
}
