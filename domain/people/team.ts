// What the server tells the board of who may use it, in the shape it is sent. Times are milliseconds since 1970.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { operatorRoles } from './roles.ts';

const text = z.string();
const number = z.number();

/** One sign-in on one device. The id names it and opens nothing. */
const signIn = z.object({
  id: text,
  /** "Safari · iPhone", or empty. */
  device: text,
  createdAt: number,
  seenAt: number,
});
export type SignIn = ReadonlyOutput<typeof signIn>;

/** One's own sign-ins, the one that asks among them. */
const ownSignIn = z.extend(signIn, { isThis: z.boolean() });
export type OwnSignIn = ReadonlyOutput<typeof ownSignIn>;
export const ownSignIns = z.array(ownSignIn);

const member = z.object({
  name: text,
  role: z.enum(operatorRoles),
  createdAt: number,
  /** Whether a sign-in link waits to be used. */
  isInvited: z.boolean(),
  signIns: z.array(signIn),
});
export type TeamMember = ReadonlyOutput<typeof member>;
export const team = z.array(member);

/** A sign-in link, told once: the store has only its hash. */
export const newLink = z.object({ name: text, path: text, expiresAt: number });
export type NewLink = ReadonlyOutput<typeof newLink>;

/** What somebody changed at the board, apart from the leads. */
const change = z.object({ number, at: number, operator: text, what: text, detail: text });
export type BoardChange = ReadonlyOutput<typeof change>;

/** Newest first. */
export const boardChanges = z.object({
  /** Counted from 1. */
  page: number,
  hasMore: z.boolean(),
  changes: z.array(change),
});
export type BoardChanges = ReadonlyOutput<typeof boardChanges>;

export const longestOperatorName = 60;
