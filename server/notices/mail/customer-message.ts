// What is mailed to a customer for a notice: the acknowledgement, or what is new about their visit with a file for their calendar.
import type { SendMailOptions } from 'nodemailer';
import { latestEmail } from '#domain/leads/person.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { visitMailWords } from '#content/words/mail/visit-mail-words.ts';
import { writeVisitMail } from '#server/notices/visit-mail/write-visit-mail.ts';
import { writeVisitFile } from '#server/notices/visit-mail/visit-calendar.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import type { Sender } from './customer-mail.ts';
import { withAsciiDomain } from './mail-address.ts';
import type { MailText } from './mail-html.ts';
import type { MakeRequestLink } from './request-link.ts';

export type CustomerParts = {
  readonly company: Sender;
  /** The address mails come from: calendars ask that an invitation comes from who sends it. */
  readonly from: string;
  readonly now: () => number;
  readonly calendar: () => OpeningCalendar;
  readonly makeLink?: MakeRequestLink | undefined;
};

/** Undefined for a notice that has nothing to tell. */
export async function writeToCustomer(
  notice: LeasedNotice,
  { company, from, now, calendar, makeLink }: CustomerParts,
): Promise<(MailText & Pick<SendMailOptions, 'icalEvent'>) | undefined> {
  const { lead, visit: news } = notice;
  if (notice.kind === 'acknowledgement')
    return writeAcknowledgement(notice, now(), company, calendar(), await makeLink?.(lead.id));
  if (news === undefined || !('visit' in news)) return undefined;
  const { visit } = news;
  const words = writeVisitMail(news, { ...lead, merged: notice.merged }, company, await makeLink?.(lead.id));
  // Their calendar has it.
  if (news.kind === 'on-the-way' || news.kind === 'part') return words;
  const mailed = { from, to: withAsciiDomain(latestEmail(lead)) };
  return {
    ...words,
    icalEvent: {
      method: visit.isOff ? 'CANCEL' : 'REQUEST',
      filename: visitMailWords[lead.language].fileName,
      content: writeVisitFile({ visit, lead, company, now: now(), mailed }),
    },
  };
}
