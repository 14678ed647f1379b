import { useSyncExternalStore } from 'react';
import { isLocalDate, type LocalDate } from '#domain/opening/local-date.ts';

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** The day that the address names, as in "#visits/2026-06-11", to link to, to load again, and to go back to; none is today. */
export function useDayAddress() {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  );
  const [, named = ''] = hash.split('/');
  function showDay(day: LocalDate | undefined): void {
    location.hash = day === undefined ? 'visits' : `visits/${day}`;
  }
  return { day: isLocalDate(named) ? named : undefined, showDay };
}
