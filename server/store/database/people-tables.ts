// Who may use the call board, and who changed what there.
import type { Generated } from 'kysely';

type OperatorTable = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly created_at: number;
};

type SignInLinkTable = {
  readonly token_hash: string;
  readonly operator_id: string;
  readonly expires_at: number;
};

type SessionTable = SignInLinkTable & {
  readonly created_at: number;
  /** Names it to people, and opens nothing. */
  readonly id: string;
  readonly device: string;
  readonly seen_at: number;
};

/** What was changed at the board, apart from the leads. */
type ChangeTable = {
  readonly number: Generated<number>;
  readonly at: number;
  readonly operator: string;
  readonly what: string;
  readonly detail: string;
};

export type PeopleTables = {
  readonly operators: OperatorTable;
  readonly sign_in_links: SignInLinkTable;
  readonly board_sessions: SessionTable;
  readonly board_changes: ChangeTable;
};
