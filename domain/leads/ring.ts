/** What the event of a call that nobody took is known by, in the history of its lead; the service has an id for each. */
export const ringIdOf = (callId: string): string => `ring:${callId}`;
