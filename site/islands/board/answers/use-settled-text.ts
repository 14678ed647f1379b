import { useEffect, useState } from 'react';

/** The text once nobody has typed for `quietMs`. */
export function useSettledText(text: string, quietMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
