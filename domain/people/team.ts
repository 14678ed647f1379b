// What the server tells the board of who may use it, in the shape it is sent. Times are milliseconds since 1970.
import type { OperatorRole } from './roles.ts';

/** A place where somebody is signed in. The id names it and opens nothing. */
export type SignIn = {
  readonly id: string;
  /** "Safari · iPhone", or empty. */
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

/** One's own sign-ins, the one that asks among them. */
export type OwnSignIn = SignIn & { readonly isThis: boolean };

export type TeamMember = {
  readonly name: string;
  readonly role: OperatorRole;
  readonly createdAt: number;
  /** Whether a sign-in link waits to be used. */
  readonly isInvited: boolean;
  readonly signIns: readonly SignIn[];
};

/** A sign-in link, told once: the store has only its hash. */
export type NewLink = { readonly name: string; readonly path: string; readonly expiresAt: number };

/** What somebody changed at the board, apart from the leads. */
export type BoardChange = {
  readonly number: number;
  readonly at: number;
  readonly operator: string;
  readonly what: string;
  readonly detail: string;
};

/** Newest first. */
export type BoardChanges = {
  /** Counted from 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly changes: readonly BoardChange[];
};

export const longestOperatorName = 60;
