// The mail to a customer who gave an address: what we have, and when we call. It repeats nothing the form carried, for
// whoever fills in a form may not own the address in it.
import { company } from '#content/company.ts';
import type { Language, Localized } from '#content/language.ts';
import { callbackClockStartsAt } from '#domain/callback-clock.ts';
import { formatPhoneNumber } from '#domain/phone-number.ts';
import type { ClaimedNotice } from '#server/leads/notice-store.ts';
import { escapeHtml } from './escape-html.ts';
import { clockTime } from './notice-facts.ts';
import type { MailText } from './staff-mail.ts';

const minuteMs = 60_000;

type AcknowledgementWords = {
  readonly subject: string;
  readonly greeting: string;
  readonly soon: (dueAt: string) => string;
  readonly afterHours: (opensAt: string) => string;
  readonly overdue: string;
  readonly byMail: string;
  readonly call: (phone: string) => string;
  readonly unasked: string;
};

const words: Localized<AcknowledgementWords> = {
  en: {
    subject: 'We have your request',
    greeting: 'Hello,',
    soon: (dueAt) =>
      `Your request is with us. We call you within ${company.callbackMinutes} minutes, by ${dueAt}.`,
    afterHours: (opensAt) =>
      `Your request is with us. We are closed now and call you when we open at ${opensAt}.`,
    overdue: 'Your request is with us. We should have called you by now, and we will as soon as we can.',
    byMail: 'Your message is with us. We answer it by e-mail.',
    call: (phone) =>
      `If you would rather talk now, call ${phone}. The emergency line is answered day and night.`,
    unasked: 'If you did not ask us for anything, somebody mistyped an address. You need do nothing.',
  },
};

function promiseOf({ lead }: ClaimedNotice, now: number, language: Language): string {
  const say = words[language];
  if (lead.phone === '') return say.byMail;
  if (now > lead.dueAt) return say.overdue;
  const startsAt = callbackClockStartsAt(lead.receivedAt);
  // Near the end of the wait, what is promised is a time of day that still lies ahead.
  return now < startsAt - minuteMs ? say.afterHours(clockTime(startsAt)) : say.soon(clockTime(lead.dueAt));
}

export type Sender = { readonly name: string; readonly phone: string };

/** The acknowledgement in the language of the page the request was sent from, true at the moment it is sent. */
export function writeAcknowledgement(notice: ClaimedNotice, now: number, sender: Sender): MailText {
  const { language } = notice.lead;
  const say = words[language];
  const paragraphs = [
    say.greeting,
    promiseOf(notice, now, language),
    say.call(formatPhoneNumber(sender.phone)),
    sender.name,
    say.unasked,
  ];
  const html = paragraphs.map((text) => `<p style="margin:0 0 14px;font-size:17px">${escapeHtml(text)}</p>`);
  return {
    subject: `${sender.name}: ${say.subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(say.subject)}</title></head><body style="margin:0;padding:20px;font-family:Arial,sans-serif;color:#1a1a1a;background:#ffffff">${html.join('')}</body></html>`,
  };
}
