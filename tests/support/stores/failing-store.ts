// Beside store-places.ts, not in it: tests without a PostgreSQL use it, too.
import { createClosedStore } from '#server/store/closed-store.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

/** A store that can do nothing, except be closed and what the test says it can. */
export function aStoreThatFails(fault: Error, changes: Partial<LeadStore> = {}): LeadStore {
  return { ...createClosedStore(() => fault), ...changes };
}
