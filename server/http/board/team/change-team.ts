// What owners do with operators: add, give a link or another role, sign out, remove.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { operatorRoles } from '#domain/people/roles.ts';
import { longestOperatorName, type NewLink } from '#domain/people/team.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { readJson } from '#server/http/board/read-json.ts';
import type { OperatorFate } from '#server/store/records/people/change-role.ts';
import { makeLink, type LinkParts } from './team-links.ts';

const role = z.enum(operatorRoles);
const newcomer = z.object({
  name: z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .normalize(),
    )
    // With a letter or digit, so that it is a name and no part of a path.
    .refine((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= longestOperatorName),
  role,
});
const another = z.object({ role });

function answer(kind: string, status: number): Response {
  return Response.json({ kind }, { status });
}

/** 200, 404 if there is nobody of that name, 409 where nobody would be left who owns the board. */
function answerFate(fate: OperatorFate): Response {
  if (fate === 'unknown') return answer('not found', 404);
  return fate === 'last owner' ? answer('last owner', 409) : answer('changed', 200);
}

/** POST /api/board/team: 200 with the link of somebody new; 409 if the name is taken, in whatever case. */
export async function answerAdd(incoming: IncomingMessage, by: string, parts: LinkParts): Promise<Response> {
  const reading = await readJson(incoming, newcomer);
  if (reading.kind !== 'read') return reading.answer;
  const fold = (text: string) => text.toLocaleLowerCase('en');
  const team = await parts.store.listTeam(parts.now());
  if (team.some(({ name }) => fold(name) === fold(reading.value.name))) return answer('name taken', 409);
  return Response.json((await makeLink({ ...reading.value, by }, parts)) satisfies NewLink);
}

/** POST /api/board/team/NAME/link: 200 with a new link for somebody who is there; the one they had stops working. */
export async function answerLink(name: string, by: string, parts: LinkParts): Promise<Response> {
  const team = await parts.store.listTeam(parts.now());
  const found = team.find((operator) => operator.name === name);
  if (found === undefined) return answer('not found', 404);
  return Response.json((await makeLink({ name, role: found.role, by }, parts)) satisfies NewLink);
}

type ChangeParts = Pick<BoardParts, 'store' | 'now'>;

/** POST /api/board/team/NAME/role */
export async function answerRole(
  incoming: IncomingMessage,
  name: string,
  by: string,
  { store, now }: ChangeParts,
): Promise<Response> {
  const reading = await readJson(incoming, another);
  if (reading.kind !== 'read') return reading.answer;
  return answerFate(await store.changeRole({ name, by, at: now(), role: reading.value.role }));
}

/** POST /api/board/team/NAME/sign-out: everywhere. */
export async function answerSignOut(
  name: string,
  by: string,
  { store, now }: ChangeParts,
): Promise<Response> {
  return answerFate(await store.signOutEverywhere({ name, by, at: now() }));
}

/** DELETE /api/board/team/NAME */
export async function answerRemove(name: string, by: string, { store, now }: ChangeParts): Promise<Response> {
  return answerFate(await store.removeOperator({ name, by, at: now() }));
}
