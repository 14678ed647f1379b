// Notices by email. What a visitor typed stands in the text and in Reply-To, never in any other address.
import type { SendMailOptions } from 'nodemailer';
import { latestEmail } from '#domain/leads/person.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { isToCustomer } from '#server/store/records/notices/notice-kinds.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import type { Sender } from './customer-mail.ts';
import { writeToCustomer } from './customer-message.ts';
import type { Delivery, SendNotice } from '#server/notices/channel.ts';
import type { MakeRequestLink } from './request-link.ts';
import { addressOf, findHeaderAddress, isPlainAddress, withAsciiDomain } from './mail-address.ts';
import { standingCalendar, type OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { deliveryOfFault } from './mail-fault.ts';
import { sendMail, usualPatience, type MailPatience } from './mail-session.ts';
import { describeNotice } from '#server/notices/notice-facts.ts';
import { writeStaffMail } from './staff-mail.ts';

export type EmailParts = {
  readonly smtpUrl: string;
  /** "dispatch@example.com" or "Name <dispatch@example.com>". */
  readonly from: string;
  readonly staff: readonly string[];
  readonly company: Sender;
  /** When the company is open; without it, in the standing hours. */
  readonly calendar?: () => OpeningCalendar;
  readonly publicOrigin: string | undefined;
  readonly now: () => number;
  /** Without it acknowledgements have no link to the request. */
  readonly makeLink?: MakeRequestLink | undefined;
  readonly patience?: MailPatience;
};

/** Makes the channel that sends through one mail server. */
export function createEmailChannel(parts: EmailParts): SendNotice {
  const { smtpUrl, from, staff, company, publicOrigin, now, makeLink, patience = usualPatience } = parts;
  const { calendar = () => standingCalendar(company.hours) } = parts;
  const place = { publicOrigin, timeZone: company.hours.timeZone };
  const sender = addressOf(from);
  const host = sender.slice(sender.lastIndexOf('@') + 1);

  function replyToOf({ lead }: LeasedNotice) {
    const address = findHeaderAddress(lead.email);
    return address === undefined ? undefined : { replyTo: { name: cleanLine(lead.name, 60), address } };
  }

  // RFC 3834: programs that answer mails leave both alone.
  const submittedBy = ({ kind }: LeasedNotice) =>
    kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated';

  return async (notice, signal) => {
    const isForCustomer = isToCustomer(notice.kind);
    const list = isForCustomer ? [latestEmail(notice.lead)] : staff;
    if (list.length === 0 || !list.every(isPlainAddress))
      return { kind: 'refused', answer: { code: 'no-address' } };
    const all = list.map(withAsciiDomain);
    const lacking = all.filter((_, index) => notice.missing.includes(index + 1));
    const to = lacking.length > 0 ? lacking : all;
    const words = isForCustomer
      ? await writeToCustomer(notice, { company, from: sender, now, calendar, makeLink })
      : writeStaffMail(describeNotice(notice, now(), place));
    if (words === undefined) return { kind: 'refused', answer: { code: 'nothing-new' } };
    const mail = {
      ...words,
      from,
      to: to.map((address) => ({ name: '', address })),
      envelope: { from: sender, to },
      messageId: `<${notice.id}@${host}>`,
      ...(isForCustomer ? { headers: { 'Auto-Submitted': submittedBy(notice) } } : {}),
      ...(notice.lead.urgent && !isForCustomer ? { priority: 'high' as const } : {}),
    };

    async function submit(more: Pick<SendMailOptions, 'replyTo'>): Promise<Delivery> {
      try {
        const { accepted } = await sendMail(smtpUrl, { ...mail, ...more }, { patience, signal });
        const refused = to.filter((address) => !accepted.includes(address));
        if (refused.length === 0) return { kind: 'sent', answer: { code: 'mail-taken', all: to.length } };
        const missing = refused.map((address) => all.indexOf(address) + 1).join(', ');
        const counts = { taken: to.length - refused.length, all: to.length };
        return { kind: 'partly-sent', answer: { code: 'mail-partly-taken', ...counts, missing } };
      } catch (fault) {
        return deliveryOfFault(fault);
      }
    }
    const replyTo = isForCustomer ? { replyTo: company.serviceEmail } : replyToOf(notice);
    const delivery = await submit(replyTo ?? {});
    // Whether staff hear is not for a customer's address to decide: it stands in the text as well.
    return delivery.answer.code === 'mail-refused' && replyTo !== undefined ? submit({}) : delivery;
  };
}
