import { useSyncExternalStore } from 'react';
import { isLocalDate, type LocalDate } from '#domain/opening/local-date.ts';

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** Behind the slash, where the plan is shown in the place of a day. */
const planAddress = 'technicians';

/**
 * The day that the address names, as in "#visits/2026-06-11", or the plan, "#visits/technicians": to link to, to load again, and to
 * go back to; none is today.
 */
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
  function showPlan(): void {
    location.hash = `visits/${planAddress}`;
  }
  const day = isLocalDate(named) ? named : undefined;
  return { day, isPlan: named === planAddress, showDay, showPlan };
}
