// What it means when a mail server does not take a mail.
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import type { Delivery } from '#server/notices/channel.ts';
import { MailSilence } from './mail-session.ts';

function fieldOf(fault: unknown, name: string): unknown {
  return fault instanceof Error ? Object.getOwnPropertyDescriptor(fault, name)?.value : undefined;
}

/** What was refused: an address, our own, or the mail itself. Nodemailer names the command that was answered. */
function answerOfStatus(status: number, command: unknown): NoticeAnswer {
  const isFinal = status >= 500;
  if (command === 'RCPT TO') return { code: isFinal ? 'mail-address-refused' : 'mail-address-later', status };
  if (!isFinal) return { code: 'mail-later', status };
  return { code: command === 'MAIL FROM' ? 'mail-sender-refused' : 'mail-refused', status };
}

/** What a fault of nodemailer means. Its words are left out: servers like to repeat addresses. */
export function deliveryOfFault(fault: unknown): Delivery {
  if (fault instanceof MailSilence)
    return { kind: 'failed', answer: { code: fault.hasMail ? 'mail-unanswered' : 'mail-silent' } };
  const status = fieldOf(fault, 'responseCode');
  const code = fieldOf(fault, 'code');
  const told = [status, code].find((part) => typeof part === 'number' || typeof part === 'string');
  const reason = String(told ?? 'unknown');
  // A wrong password, or no encryption though it was asked for, is ours to mend, so it is tried again; every other 5xx is
  // the server's last word.
  if (code === 'EAUTH') return { kind: 'failed', answer: { code: 'mail-login', reason } };
  if (code === 'ETLS') return { kind: 'failed', answer: { code: 'mail-unencrypted', reason } };
  if (code === 'ETIMEDOUT') return { kind: 'failed', answer: { code: 'mail-silent' } };
  if (code === 'EABORT') return { kind: 'failed', answer: { code: 'cut-off' } };
  if (typeof status !== 'number') return { kind: 'failed', answer: { code: 'mail-away', reason } };
  const answer = answerOfStatus(status, fieldOf(fault, 'command'));
  return { kind: status >= 500 ? 'refused' : 'failed', answer };
}
