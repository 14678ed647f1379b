// Sign-in links made at the board: told once, to the owner who asked.
import type { OperatorRole } from '#domain/people/roles.ts';
import type { NewLink } from '#domain/people/team.ts';
import { boardSignInPath } from '#domain/paths/paths.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { hashBoardToken, linkLifeMs } from '#server/store/records/people/board-token.ts';

export type LinkParts = Pick<BoardParts, 'store' | 'board' | 'now' | 'newId' | 'newToken'>;

type Wish = { readonly name: string; readonly role: OperatorRole; readonly by: string };

/** Makes a link, for somebody new or somebody who is there already; the one they had stops working. */
export async function makeLink(
  { name, role, by }: Wish,
  { store, board, now, newId, newToken }: LinkParts,
): Promise<NewLink> {
  const token = newToken();
  const expiresAt = now() + linkLifeMs;
  const linkHash = hashBoardToken(token, board.secret);
  await store.saveSignInLink({ operatorId: newId(), name, role, linkHash, now: now(), expiresAt, by });
  return { name, path: `${boardSignInPath}#${token}`, expiresAt };
}
