import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import { hashRequestToken, openedToken } from '#server/store/records/links/request-token.ts';

/**
 * Finds the request of a link, and the token for whatever opens it: one for all that do, or none for the device that sent the
 * request, which has its own. Undefined for whatever is no link, which is looked up like one: that it is wrong shows neither in words
 * nor in time.
 */
export async function openLink(
  token: string,
  mine: MyRequest | undefined,
  now: number,
  store: Pick<MyRequestStore, 'findRequest' | 'keepRequestLink'>,
): Promise<{ readonly device: string | undefined } | undefined> {
  const request = await store.findRequest({ tokenHash: hashRequestToken(token), kind: 'link', now });
  if (request === undefined) return undefined;
  if (mine?.id === request.id && mine.linkMadeAt === undefined) return { device: undefined };
  const device = openedToken(token);
  const { id: leadId, linkMadeAt } = request;
  const opened = { leadId, tokenHash: hashRequestToken(device), kind: 'opened', createdAt: now } as const;
  return (await store.keepRequestLink({ ...opened, linkMadeAt })) ? { device } : undefined;
}
