import { useEffect, useRef } from 'react';
import { keepFields } from './keep-fields.ts';

/**
 * Remembers what a form was sent with, and puts it back into the fields as the page goes: the browser notes what stands in them
 * then, for who returns.
 */
export function usePutBack() {
  const putBack = useRef<() => void>(undefined);
  useEffect(() => {
    const handlePageHide = () => putBack.current?.();
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);
  return {
    hold(form: HTMLFormElement) {
      putBack.current = keepFields(form);
    },
    drop() {
      putBack.current = undefined;
    },
  };
}
