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
 * looking for viruses in it: RFC 5321, 4.5.3.2.6, gives it ten minutes, for a mail given up too early comes again. Ours
 * are of a few kilobytes, so half of that.
 */
export const usualPatience: MailPatience = { silenceMs: 20_000, answerMs: 5 * 60_000 };

/** Nodemailer waits two minutes to connect unless told otherwise. */
const connecting = { connectionTimeout: 10_000, greetingTimeout: 10_000 } as const;

function createSilenceAlarm({ silenceMs, answerMs }: MailPatience) {
  const silence = new AbortController();
  let waitMs = silenceMs;
  let timer: NodeJS.Timeout;
  function wait(): void {
    timer = setTimeout(() => silence.abort(), waitMs);
  }
  wait();
  return {
    signal: silence.signal,
    /** Told all that nodemailer would log, which holds addresses and is kept nowhere: only that something was said counts. */
    hear: ({ tnx }: { readonly tnx?: string }) => {
      if (tnx === 'message') waitMs = answerMs;
      if (tnx !== 'message' && tnx !== 'server') return;
      clearTimeout(timer);
      wait();
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Sends a mail on a connection of its own; resolves once the server has taken it. Rejects with the code ETIMEDOUT when the
 * server is silent for too long, and with nodemailer's faults; also when the signal says so.
 */
export async function sendMail(
  smtpUrl: string,
  mail: SendMailOptions,
  { patience, signal }: { readonly patience: MailPatience; readonly signal: AbortSignal },
) {
  const { hear, end, signal: silence } = createSilenceAlarm(patience);
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
    throw Object.assign(new Error('The mail server was silent', { cause: fault }), { code: 'ETIMEDOUT' });
  } finally {
    end();
  }
}
