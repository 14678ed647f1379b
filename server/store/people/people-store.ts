// The port for who may use the call board.

export type NewSignInLink = {
  readonly operatorId: string;
  readonly name: string;
  readonly linkHash: string;
  readonly now: number;
  readonly expiresAt: number;
};

export type Operator = {
  readonly name: string;
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

export type PeopleStore = {
  /** Adds the operator, or finds the one of that name; links of theirs that were not used stop working. */
  readonly saveSignInLink: (link: NewSignInLink) => Promise<void>;
  /** By name. */
  readonly listOperators: (now: number) => Promise<readonly Operator[]>;
  /** Removes an operator and signs them out everywhere; false if there is none of that name. */
  readonly removeOperator: (name: string) => Promise<boolean>;
  /** Uses up a sign-in link; resolves with the operator's name, or undefined if the link is unknown, used or too old. */
  readonly openSession: (opening: SessionOpening) => Promise<string | undefined>;
  /** The operator of a session that has not ended; using it keeps it from ending by idleness. */
  readonly findSessionOperator: (sessionHash: string, now: number) => Promise<string | undefined>;
  readonly closeSession: (sessionHash: string) => Promise<void>;
};
