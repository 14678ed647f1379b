// What came of an attempt to send a notice, as codes with fields. The words are made where they are shown
// (content/words/board/board-words.ts), in the language of the reader; no receiver's own words are among them.

/** The code of a mail server's or a receiver's answer: 550, 503. */
type Status = { readonly status: number };
/** A short code of a library or the system: ECONNREFUSED. */
type Reason = { readonly reason: string };

type MailAnswer =
  | { readonly code: 'mail-taken'; readonly all: number }
  /** Some of the addresses were refused: their places in the list, from 1, as "2" or "1, 3". */
  | {
      readonly code: 'mail-partly-taken';
      readonly taken: number;
      readonly all: number;
      readonly missing: string;
    }
  | ({ readonly code: 'mail-address-refused' | 'mail-sender-refused' | 'mail-refused' } & Status)
  | ({ readonly code: 'mail-address-later' | 'mail-later' } & Status)
  | ({ readonly code: 'mail-login' | 'mail-unencrypted' | 'mail-away' } & Reason)
  /** It fell silent before it had the mail, or after. */
  | { readonly code: 'mail-silent' | 'mail-unanswered' };

type WebAnswer =
  | ({ readonly code: 'web-taken' | 'web-moved' | 'web-gone' | 'web-refused' | 'web-busy' } & Status)
  | ({ readonly code: 'web-asked-to-wait'; readonly waitMs: number } & Status)
  | ({ readonly code: 'web-away' } & Reason)
  | { readonly code: 'web-silent' };

type SmsAnswer =
  | { readonly code: 'sms-taken'; readonly all: number }
  /** Some of the phones were refused: their places in the list, from 1. */
  | {
      readonly code: 'sms-partly-taken';
      readonly taken: number;
      readonly all: number;
      readonly missing: string;
    }
  | ({ readonly code: 'sms-login' | 'sms-moved' | 'sms-busy' } & Status)
  /** With the service's own number for what is wrong. */
  | ({ readonly code: 'sms-refused' } & Status & Reason)
  | ({ readonly code: 'sms-asked-to-wait'; readonly waitMs: number } & Status)
  | ({ readonly code: 'sms-away' } & Reason)
  | { readonly code: 'sms-silent' }
  /** The number said STOP: the service sends nothing there. */
  | { readonly code: 'sms-stopped' };

/** What we say ourselves. */
type OwnAnswer =
  /** The channel never answered, or was told to stop; it broke. */
  | { readonly code: 'cut-off' }
  | ({ readonly code: 'broken' } & Reason)
  | { readonly code: 'on-board' | 'not-set-up' | 'no-address' }
  /** The notice, or its lead, holds what this version of the server does not know. */
  | { readonly code: 'unreadable' }
  /**
   * Held back: the post looks machine-made, the address had one within ten minutes or five within a day, the client
   * caused its share of the hour, or all had as many within the hour as they may.
   */
  | { readonly code: 'held-suspect' | 'held-address' | 'held-address-day' | 'held-client' | 'held-hour' }
  /** Held back: the address, or number, was told of visits as often within a day as one may. */
  | { readonly code: 'held-address-visits' }
  /** The number did not agree to texts, or does not any more. */
  | { readonly code: 'not-agreed' }
  /** Not needed any more. */
  | { readonly code: 'called' | 'alarm-instead' | 'later-instead' | 'nothing-new' | 'too-late' };

export type NoticeAnswer = MailAnswer | WebAnswer | SmsAnswer | OwnAnswer;
export type AnswerCode = NoticeAnswer['code'];
/** Why a mail to a customer is held back. */
export type HoldCode = Extract<AnswerCode, `held-${string}`>;

/** An answer as it is kept and sent: a newer server may know more codes than its reader. */
export type KeptAnswer = {
  readonly code: string;
  readonly fields: Readonly<Record<string, string | number>>;
};
