// The notices that are not through, in the words of their indexes (migrations/notices-schema.ts). As literals: with a parameter in its
// place, neither engine can tell that the index holds all that is asked for.
import { sql, type SqlBool } from 'kysely';

/** Never tried, or to be tried again. */
export const isWaiting = sql<SqlBool>`notices.state in ('due', 'retry')`;
export const isInHand = sql<SqlBool>`notices.state = 'leased'`;
/** Or sent to some of its receivers only: to be sent again by hand. */
export const isGivenUp = sql<SqlBool>`notices.state in ('dead', 'partly-sent')`;
/** Mails to customers that were sent or will be. */
export const isAcknowledging = sql<SqlBool>`(notices.recipient is not null and notices.state <> 'held')`;
export const isHeldBack = sql<SqlBool>`notices.state = 'held'`;
/** Nobody sends these: they were written by another version, or by hand. */
export const isUnknown = sql<SqlBool>`(notices.state not in ('due', 'leased', 'retry', 'sent', 'partly-sent', 'dead', 'canceled', 'held')
  or notices.channel not in ('email', 'webhook', 'sms', 'board'))`;
