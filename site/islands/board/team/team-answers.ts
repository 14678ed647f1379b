// What the server says of the team, checked before it is shown: the shapes of domain/people/team.ts.
import type { BoardChanges, NewLink, OwnSignIn, TeamMember } from '#domain/people/team.ts';
import { operatorRoles } from '#domain/people/roles.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const text = z.string();
const number = z.number();
const signIn = z.object({ id: text, device: text, createdAt: number, seenAt: number });
const member = z.object({
  name: text,
  role: z.enum(operatorRoles),
  createdAt: number,
  isInvited: z.boolean(),
  signIns: z.array(signIn),
});
const change = z.object({ number, at: number, operator: text, what: text, detail: text });

/** Each throws if the server answered in a shape this page does not know. */
export const parseTeam = (answer: unknown): readonly TeamMember[] => z.array(member).parse(answer);
export const parseNewLink = (answer: unknown): NewLink =>
  z.object({ name: text, path: text, expiresAt: number }).parse(answer);
export const parseOwnSignIns = (answer: unknown): readonly OwnSignIn[] =>
  z.array(z.extend(signIn, { isThis: z.boolean() })).parse(answer);
export const parseChanges = (answer: unknown): BoardChanges =>
  z.object({ page: number, hasMore: z.boolean(), changes: z.array(change) }).parse(answer);
