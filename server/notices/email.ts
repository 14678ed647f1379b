// Notices by e-mail. What a visitor typed stands in the text and in Reply-To, never in any other address.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import type { ClaimedNotice } from '#server/store/notices/notice-store.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import type { SendNotice } from './channel.ts';
import { deliveryOfFault } from './mail-fault.ts';
import { sendMail, usualPatience, type MailPatience } from './mail-session.ts';
import { describeNotice } from './notice-facts.ts';
import { writeStaffMail } from './staff-mail.ts';

export type EmailParts = {
  readonly smtpUrl: string;
  /** "dispatch@example.com" or "Name <dispatch@example.com>". */
  readonly from: string;
  readonly staff: readonly string[];
  readonly company: Pick<CompanyFacts, 'name' | 'phone' | 'hours'>;
  readonly publicOrigin: string | undefined;
  readonly now: () => number;
  readonly patience?: MailPatience;
};

const plainAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;

function addressOf(from: string): string {
  return /<([^<>]+)>/u.exec(from)?.[1] ?? from;
}

/** Makes the channel that sends through one mail server. */
export function createEmailChannel(parts: EmailParts): SendNotice {
  const { smtpUrl, from, staff, company, publicOrigin, now, patience = usualPatience } = parts;
  const place = { publicOrigin, timeZone: company.hours.timeZone };
  const sender = addressOf(from);
  const host = sender.slice(sender.lastIndexOf('@') + 1);

  function replyToOf({ lead }: ClaimedNotice) {
    return plainAddress.test(lead.email)
      ? { replyTo: { name: cleanLine(lead.name, 60), address: lead.email } }
      : {};
  }

  return async (notice, signal) => {
    const isToCustomer = notice.kind === 'acknowledgement';
    const to = isToCustomer ? [notice.lead.email] : staff;
    if (to.length === 0 || !to.every((address) => plainAddress.test(address)))
      return { kind: 'refused', answer: { code: 'no-address' } };
    const words = isToCustomer
      ? writeAcknowledgement(notice, now(), company)
      : writeStaffMail(describeNotice(notice, now(), place));
    const mail = {
      ...words,
      from,
      to: to.map((address) => ({ name: '', address })),
      envelope: { from: sender, to: [...to] },
      messageId: `<${notice.id}@${host}>`,
      ...(isToCustomer ? { headers: { 'Auto-Submitted': 'auto-replied' } } : replyToOf(notice)),
      ...(notice.lead.urgent && !isToCustomer ? { priority: 'high' as const } : {}),
    };
    try {
      const { accepted } = await sendMail(smtpUrl, mail, { patience, signal });
      return { kind: 'sent', answer: { code: 'mail-taken', all: accepted.length } };
    } catch (fault) {
      return deliveryOfFault(fault);
    }
  };
}
