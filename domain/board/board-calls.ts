import type { BoardCall } from './board-call.ts';
import * as customerCalls from './customer-calls.ts';
import * as officeCalls from './office-calls.ts';
import * as leadActions from './lead-actions.ts';
import * as leadCalls from './lead-calls.ts';
import * as planCalls from './plan-calls.ts';
import * as sourceCalls from './source-calls.ts';
import * as teamCalls from './team-calls.ts';
import * as visitCalls from './visit-calls.ts';

function isCall(entry: readonly [name: string, value: object]): entry is readonly [string, BoardCall] {
  return 'isForOwners' in entry[1];
}

/** All that the board asks, by name: for the documents, and for tests that ask everything. */
export const boardCalls: Readonly<Record<string, BoardCall>> = Object.fromEntries(
  [leadCalls, leadActions, customerCalls, visitCalls, planCalls, officeCalls, sourceCalls, teamCalls]
    .flatMap((file): readonly (readonly [string, object])[] => Object.entries(file))
    // What else a file exports, such as a field, is no call.
    .filter(isCall),
);
