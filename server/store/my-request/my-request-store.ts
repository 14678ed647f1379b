// The port for the page of a visitor's own request: who may see which lead.
import type { Visit } from '#domain/visits/visit.ts';
import type { KeptLead } from '#server/store/leads/kept-lead.ts';

/** link: stands in a mail and works on any device · device: the cookie of one device. */
export type RequestLinkKind = 'link' | 'device';

export type RequestLink = {
  readonly leadId: string;
  readonly tokenHash: string;
  readonly kind: RequestLinkKind;
  readonly createdAt: number;
};

/** A lead as its sender sees it, with the visit that was agreed last. */
export type MyRequest = KeptLead & {
  readonly visit:
    | (Pick<Visit, 'date' | 'window' | 'state'> & {
        /** First name of who comes; null while nobody is named. */
        readonly technician: string | null;
      })
    | undefined;
};

export type RequestQuestion = {
  readonly tokenHash: string;
  readonly kind: RequestLinkKind;
  readonly now: number;
};

export type MyRequestStore = {
  /** Keeps a way to a lead; false if there is no such lead. Of many of one kind the newest are kept. */
  readonly keepRequestLink: (link: RequestLink) => Promise<boolean>;
  /** The lead that a token leads to. Rejects if that cannot be told now. */
  readonly findRequest: (question: RequestQuestion) => Promise<MyRequest | undefined>;
  /** This way leads nowhere any more; others to the same lead do. */
  readonly closeRequestLink: (tokenHash: string) => Promise<void>;
};
