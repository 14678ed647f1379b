import { useCallback, useState } from 'react';

/** What is read out, in a live region of the board. The same words twice differ by a space, so that they are read twice. */
export function useSpoken() {
  const [spoken, setSpoken] = useState('');
  const speak = useCallback(
    (text: string) => setSpoken((before) => (before === text ? `${text}\u00A0` : text)),
    [],
  );
  return { spoken, speak };
}
