// What the board asks of who may use it. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { operatorRoles } from '#domain/people/roles.ts';
import { boardChanges, longestOperatorName, newLink, ownSignIns, team } from '#domain/people/team.ts';
import { boardCall, ownerCall } from './board-call.ts';
import { nothing } from './action-fields.ts';

const role = z.enum(operatorRoles);
const changed = z.object({ kind: z.literal('changed') });
const count = z.object({ count: z.number() });

/** With a letter or digit, so that it is a name and no part of a path. */
const name = z
  .pipe(
    z.string(),
    z.transform((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .normalize(),
    ),
  )
  .check(z.refine((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= longestOperatorName));

/** everybody by name with role, whether a link waits, and where they are signed in */
export const listTeam = ownerCall('GET', '/team', nothing, team);

/** 200 with the path of a sign-in link, told this once; 409 `name taken` */
export const addOperator = ownerCall('POST', '/team', z.object({ name, role }), newLink);

/** signs them out everywhere, for good; 409 `last owner` */
export const removeOperator = ownerCall('DELETE', '/team/:name', nothing, changed);

/** a new link; the one they had stops working */
export const renewLink = ownerCall('POST', '/team/:name/link', nothing, newLink);

/** owner or dispatcher, which holds at their next question; 409 `last owner` */
export const changeRole = ownerCall('POST', '/team/:name/role', z.object({ role }), changed);

/** everywhere, and the link they have not used */
export const signOutEverywhere = ownerCall('POST', '/team/:name/sign-out', nothing, changed);

/** who changed what, newest first, fifty a `page`, and `hasMore` */
export const listChanges = ownerCall(
  'GET',
  '/changes',
  z.object({ page: z.optional(z.string()) }),
  boardChanges,
);

/** where one is signed in, on what and when it was used last */
export const listSignIns = boardCall('GET', '/sessions', nothing, ownSignIns);

/** ends all of one's own but this one: `{count}` */
export const endOtherSignIns = boardCall('DELETE', '/sessions', nothing, count);

/** ends one of one's own; the id is no key */
export const endSignIn = boardCall('DELETE', '/sessions/:id', nothing, count);
