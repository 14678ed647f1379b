// The port for who may use the call board.
import type { OperatorRole } from '#domain/people/roles.ts';
import type { BoardChanges, OwnSignIn, TeamMember } from '#domain/people/team.ts';

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

export type SessionOpening = {
  readonly linkHash: string;
  readonly sessionHash: string;
  /** Names the session to people. */
  readonly sessionId: string;
  /** "Safari · iPhone". */
  readonly device: string;
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
  readonly listTeam: (now: number) => Promise<readonly TeamMember[]>;
  /** Removes an operator and signs them out everywhere. */
  readonly removeOperator: (change: PersonChange) => Promise<OperatorFate>;
  readonly changeRole: (change: PersonChange & { readonly role: OperatorRole }) => Promise<OperatorFate>;
  /** Uses up a sign-in link; resolves with the operator, or undefined if the link is unknown, used or too old. */
  readonly openSession: (opening: SessionOpening) => Promise<SignedIn | undefined>;
  /** The operator of a session that has not ended; using it keeps it from ending by idleness. */
  readonly findSessionOperator: (sessionHash: string, now: number) => Promise<SignedIn | undefined>;
  readonly closeSession: (sessionHash: string) => Promise<void>;
  /** Where the operator of this session is signed in, used last first. */
  readonly listOwnSignIns: (sessionHash: string, now: number) => Promise<readonly OwnSignIn[]>;
  /** Ends one sign-in of the operator of this session, or without an id all others; resolves with how many ended. */
  readonly closeOwnSignIns: (sessionHash: string, id: string | undefined) => Promise<number>;
  /** Ends all sign-ins of somebody, and the link they have not used. */
  readonly signOutEverywhere: (change: PersonChange) => Promise<OperatorFate>;
  /** The log of changes, newest first; pages count from 1. */
  readonly listChanges: (page: number) => Promise<BoardChanges>;
};
