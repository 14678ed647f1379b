import type { MyRequestStore } from '#server/store/my-request/my-request-store.ts';
import { hashRequestToken } from '#server/store/my-request/request-token.ts';

/**
 * Gives a device a way of its own by the token of a link: closing it there leaves the link, and other devices, alone. False for whatever is
 * no link, which is looked up like one: that it is wrong shows neither in words nor in time.
 */
export async function openLink(
  token: string,
  device: string,
  now: number,
  store: Pick<MyRequestStore, 'findRequest' | 'keepRequestLink'>,
): Promise<boolean> {
  const request = await store.findRequest({ tokenHash: hashRequestToken(token), kind: 'link', now });
  if (request === undefined) return false;
  const tokenHash = hashRequestToken(device);
  return store.keepRequestLink({ leadId: request.id, tokenHash, kind: 'device', createdAt: now });
}
