// Apart from team.ts: the sign-in page and the store need the roles without the schemas there.

/** Owners change hours, notices, technicians and the team; dispatchers work the leads. */
export const operatorRoles = ['owner', 'dispatcher'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/** The role a text names; whatever is none is the one that may do less. */
export function roleOf(text: string): OperatorRole {
  return text === 'owner' ? 'owner' : 'dispatcher';
}
