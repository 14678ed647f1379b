// The port for who may use the call board.
import type { OperatorRole } from '#domain/people/roles.ts';

export type NewSignInLink = {
  readonly operatorId: string;
  readonly name: string;
  /** Of somebody new. The first of all is an owner, and whoever is there already keeps theirs. */
  readonly role: OperatorRole;
  readonly linkHash: string;
  readonly now: number;
  readonly expiresAt: number;
  /** Who made the link; for the log of changes. */
  readonly by: string;
};

export type Operator = {
  readonly name: string;
  readonly role: OperatorRole;
  readonly createdAt: number;
  /** Where they are signed in now. */
  readonly sessions: number;
  /** Whether a sign-in link waits to be used. */
  readonly isInvited: boolean;
};

export type SessionOpening = {
  readonly linkHash: string;
  readonly sessionHash: string;
  readonly now: number;
  readonly expiresAt: number;
};

/** Somebody signed in. */
export type SignedIn = { readonly name: string; readonly role: OperatorRole };

/** Something done to an operator, and who did it. */
export type PersonChange = { readonly name: string; readonly by: string; readonly at: number };

/** What became of it: the last owner stays one. */
export type OperatorFate = 'changed' | 'unknown' | 'last owner';

export type PeopleStore = {
  /** Adds the operator, or finds the one of that name; links of theirs that were not used stop working. Resolves with their role. */
  readonly saveSignInLink: (link: NewSignInLink) => Promise<OperatorRole>;
  /** By name. */
  readonly listOperators: (now: number) => Promise<readonly Operator[]>;
  /** Removes an operator and signs them out everywhere. */
  readonly removeOperator: (change: PersonChange) => Promise<OperatorFate>;
  readonly changeRole: (change: PersonChange & { readonly role: OperatorRole }) => Promise<OperatorFate>;
  /** Uses up a sign-in link; resolves with the operator, or undefined if the link is unknown, used or too old. */
  readonly openSession: (opening: SessionOpening) => Promise<SignedIn | undefined>;
  /** The operator of a session that has not ended; using it keeps it from ending by idleness. */
  readonly findSessionOperator: (sessionHash: string, now: number) => Promise<SignedIn | undefined>;
  readonly closeSession: (sessionHash: string) => Promise<void>;
};
