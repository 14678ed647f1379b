// One session with a mail server, and how long it is waited for: the one thing that decides whether a mail comes twice.
import { createTransport, type SendMailOptions } from 'nodemailer';

export type MailPatience = {
  /** For each word of the server, until it has the whole mail. */
  readonly silenceMs: number;
  /** For what it says to the whole mail. */
  readonly answerMs: number;
};

/**
 * A server that hangs is let go soon while it has nothing that could arrive twice. Once it has the whole mail it may be
 * looking for viruses in it: RFC 5321, 4.5.3.2.6, gives it ten minutes, because a mail given up too early comes again. Ours
 * are of a few kilobytes, so half of that.
 */
export const usualPatience: MailPatience = { silenceMs: 20_000, answerMs: 5 * 60_000 };

/** Nodemailer waits two minutes to connect unless told otherwise. */
const connecting = { connectionTimeout: 10_000, greetingTimeout: 10_000 } as const;

/** A mail server said nothing for too long. */
export class MailSilence extends Error {
  /** Whether it was given the whole mail, and may have taken it. */
  readonly hasMail: boolean;
  constructor(hasMail: boolean, options: ErrorOptions) {
    super('The mail server is silent', options);
    this.hasMail = hasMail;
  }
}

function createSilenceAlarm({ silenceMs, answerMs }: MailPatience) {
  const silence = new AbortController();
  let isHandedOver = false;
  let timer: NodeJS.Timeout;
  function wait(): void {
    timer = setTimeout(() => silence.abort(), isHandedOver ? answerMs : silenceMs);
  }
  wait();
  return {
    signal: silence.signal,
    /** Whether the server was given the whole mail. */
    hasMail: () => isHandedOver,
    /** Told all that nodemailer would log, which holds addresses and is kept nowhere: only that something was said counts. */
    hear: ({ tnx }: { readonly tnx?: string }) => {
      isHandedOver ||= tnx === 'message';
      if (tnx !== 'message' && tnx !== 'server') return;
      clearTimeout(timer);
      wait();
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Sends a mail on a connection of its own; resolves once the server has taken it. Rejects with a `MailSilence` when the
 * server says nothing for too long, and with nodemailer's faults; also when the signal says so.
 */
export async function sendMail(
  smtpUrl: string,
  mail: SendMailOptions,
  { patience, signal }: { readonly patience: MailPatience; readonly signal: AbortSignal },
) {
  const { hear, end, hasMail, signal: silence } = createSilenceAlarm(patience);
  const transport = createTransport({
    url: smtpUrl,
    ...connecting,
    // Of its own silences nodemailer would count one alone for all of a session.
    socketTimeout: patience.silenceMs + patience.answerMs,
    logger: { debug: hear, info: hear, warn: hear, error: hear },
    transactionLog: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return await transport.sendMail({ ...mail, signal: AbortSignal.any([signal, silence]) });
  } catch (fault) {
    if (!silence.aborted) throw fault;
    throw new MailSilence(hasMail(), { cause: fault });
  } finally {
    end();
  }
}
