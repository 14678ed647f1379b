// Sending the owner's weekly mail through the mail server that staff mail goes through.
import type { Delivery } from '#server/notices/channel.ts';
import { addressOf, isPlainAddress, withAsciiDomain } from '#server/notices/mail/mail-address.ts';
import { deliveryOfFault } from '#server/notices/mail/mail-fault.ts';
import type { MailText } from '#server/notices/mail/mail-html.ts';
import { sendMail, usualPatience, type MailPatience } from '#server/notices/mail/mail-session.ts';

export type WeeklySenderParts = {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly patience?: MailPatience;
};

/** Sends the mail of a week. The same week has the same Message-ID, for the case that it is sent twice after all. */
export type SendWeeklyMail = (mail: MailText, week: string, signal: AbortSignal) => Promise<Delivery>;

export function createWeeklySender({
  smtpUrl,
  from,
  to: list,
  patience = usualPatience,
}: WeeklySenderParts): SendWeeklyMail {
  const sender = addressOf(from);
  const host = sender.slice(sender.lastIndexOf('@') + 1);
  return async (mail, week, signal) => {
    const to = list.filter(isPlainAddress).map(withAsciiDomain);
    if (to.length === 0) return { kind: 'refused', answer: { code: 'no-address' } };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const frame = { from, to, envelope: { from: sender, to }, messageId: `<week-${week}@${host}>`, headers };
    try {
      const { accepted } = await sendMail(smtpUrl, { ...mail, ...frame }, { patience, signal });
      if (accepted.length === to.length)
        return { kind: 'sent', answer: { code: 'mail-taken', all: to.length } };
      const missing = to
        .flatMap((address, index) => (accepted.includes(address) ? [] : [index + 1]))
        .join(', ');
      const counts = { taken: accepted.length, all: to.length };
      return { kind: 'partly-sent', answer: { code: 'mail-partly-taken', ...counts, missing } };
    } catch (fault) {
      return deliveryOfFault(fault);
    }
  };
}
