// A real SMTP server on loopback that can be told to misbehave, and the mail it was given.
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What it does with the next mails: take them, refuse with this status, or say nothing at all. */
export type MailManners = 'accept' | 451 | 550 | 'hang';

/** How long it takes over every address, and over the whole mail. */
export type MailSlowness = { readonly addressMs: number; readonly mailMs: number };

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
};

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  readonly behave: (manners: MailManners) => void;
  readonly slowDown: (slowness: MailSlowness) => void;
  readonly close: () => Promise<void>;
};

/** Whether a text needs more than seven bits. */
function isForeign(text: string): boolean {
  return /[^\0-\x7F]/u.test(text);
}

class Refusal extends Error {
  readonly responseCode: number;
  constructor(status: number) {
    super(`refused for rosa@example.com and Canary McWhistle`);
    this.responseCode = status;
  }
}

export type MailRules = {
  /** Over TLS, with a certificate nobody vouches for. */
  readonly isSecure?: boolean;
  /** As servers without SMTPUTF8 are: no address and no header may hold anything but ASCII. */
  readonly isAsciiOnly?: boolean;
  /** Whether it refuses a mail for what stands in its headers. */
  readonly refuses?: (headers: string) => boolean;
  /** Whether it refuses one address, and takes the others. */
  readonly refusesAddress?: (address: string) => boolean;
};

/** Starts on a free port, or the one given. Closed when the test ends. */
export async function startMailServer(
  port = 0,
  {
    isSecure = false,
    isAsciiOnly = false,
    refuses = () => false,
    refusesAddress = () => false,
  }: MailRules = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let manners: MailManners = 'accept';
  let slowness: MailSlowness = { addressMs: 0, mailMs: 0 };
  const server = new SMTPServer({
    authOptional: true,
    secure: isSecure,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideSMTPUTF8: isAsciiOnly,
    hide8BITMIME: isAsciiOnly,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (manners === 'hang') return;
      // Domains come decoded, so that theirs cannot be told.
      const isBad = isAsciiOnly && isForeign(address.slice(0, address.lastIndexOf('@')));
      const status =
        typeof manners === 'number' ? manners : isBad || refusesAddress(address) ? 553 : undefined;
      const answer = status === undefined ? null : new Refusal(status);
      setTimeout(() => callback(answer), slowness.addressMs);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const headers = raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
        if (refuses(headers) || (isAsciiOnly && isForeign(headers))) {
          callback(new Refusal(550));
          return;
        }
        void PostalMime.parse(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ from, to: rcptTo.map(({ address }) => address), raw: raw.toString('utf8'), mail });
          setTimeout(() => callback(null), slowness.mailMs);
        });
      });
    },
  });
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise((resolve) => server.close(() => resolve())));
  onTestFinished(close);
  return {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${listening}`,
    port: listening,
    received,
    behave: (next) => {
      manners = next;
    },
    slowDown: (next) => {
      slowness = next;
    },
    close,
  };
}
