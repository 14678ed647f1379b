// The link in a mail by which a customer gets to their request. It is drawn as the mail is written: nowhere is it kept as it is.
import { myRequestPath } from '#domain/paths/paths.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';

/** An address that opens the request of a lead; undefined when none could be made. */
export type MakeRequestLink = (leadId: string) => Promise<string | undefined>;

export type RequestLinkParts = {
  readonly store: Pick<MyRequestStore, 'keepRequestLink'>;
  readonly publicOrigin: string | undefined;
  /** 256 random bits as text. */
  readonly newToken: () => string;
  readonly now: () => number;
};

/** Makes such links. Each mail has one of its own; those of mails before it go on working. */
export function createRequestLinks({
  store,
  publicOrigin,
  newToken,
  now,
}: RequestLinkParts): MakeRequestLink {
  return async (leadId) => {
    if (publicOrigin === undefined) return undefined;
    const token = newToken();
    const link = { leadId, tokenHash: hashRequestToken(token), kind: 'link', createdAt: now() } as const;
    // A mail that says when we call must not wait for its link.
    const isKept = await store.keepRequestLink(link).catch(() => false);
    return isKept ? `${publicOrigin}${myRequestPath}/${token}` : undefined;
  };
}
