import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

const textFields = 'textarea, input:not([type="checkbox"]), select';

/** Whether rows must not move: the pointer or the focus is on them, a text is being typed or a dialog is open there. */
export function useRowHold(list: RefObject<HTMLElement | null>) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isByKey = useRef(false);

  useEffect(() => {
    const byKey = () => {
      isByKey.current = true;
    };
    const byPointer = () => {
      isByKey.current = false;
    };
    addEventListener('keydown', byKey, true);
    addEventListener('pointerdown', byPointer, true);
    return () => {
      removeEventListener('keydown', byKey, true);
      removeEventListener('pointerdown', byPointer, true);
    };
  }, []);

  const isAtWork = (element: Element | null) =>
    element !== null && (element.matches(textFields) || element.closest('dialog') !== null);
  const handlers = {
    // A finger is over nothing once it has left the screen.
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
    onPointerLeave: () => {
      setPointed(false);
      setFocused((before) => before && (isByKey.current || isAtWork(document.activeElement)));
    },
    onFocus: ({ target }: FocusEvent) => setFocused(isByKey.current || isAtWork(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const next = relatedTarget instanceof Node ? relatedTarget : null;
      if (next === null || list.current?.contains(next) !== true) setFocused(false);
    },
  };
  return { isHeld: isPointed || isFocused, handlers };
}
