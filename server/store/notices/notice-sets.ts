// The notices that are not through, in the words of their indexes (migrations/0011). As literals: with a parameter in its
// place, neither engine can tell that the index holds all that is asked for.
import { sql, type SqlBool } from 'kysely';

/** Never tried, or to be tried again. */
export const isWaiting = sql<SqlBool>`notices.state in ('due', 'retry')`;
export const isInHand = sql<SqlBool>`notices.state = 'leased'`;
export const isDead = sql<SqlBool>`notices.state = 'dead'`;
