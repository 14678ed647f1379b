// From settings to the ways of telling staff and customers.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { Env } from '#server/settings/env.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { NoticePlan } from '#server/notices/owed-notices.ts';
import type { MakeRequestLink } from '#server/notices/mail/request-link.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import { sendNowhere, sendToBoard, type SendNotice } from '#server/notices/channel.ts';

/** Whom a lead is told to. With nothing configured the call board is the channel. */
export function noticePlanOf(env: Env): NoticePlan {
  const channels: readonly NoticeChannel[] = [
    ...(env.SMTP_URL !== undefined && env.NOTICE_TO.length > 0 ? (['email'] as const) : []),
    ...(env.WEBHOOK_URL !== undefined ? (['webhook'] as const) : []),
  ];
  return {
    channels: channels.length > 0 ? channels : ['board'],
    alarmChannels: env.SMS_TO.length === 0 || env.SMS_URL === undefined ? [] : ['sms'],
    acknowledgements: env.SMTP_URL === undefined ? undefined : { mostPerHour: env.ACKNOWLEDGEMENTS_PER_HOUR },
  };
}

type ChannelParts = {
  readonly makeLink: MakeRequestLink | undefined;
  readonly store: Pick<TextStore, 'stopTexts'>;
};

/** The channels themselves. Their programs are loaded only where they are used: a start without mail stays small. */
export async function channelsOf(
  env: Env,
  company: CompanyFacts,
  now: () => number,
  calendar: () => OpeningCalendar,
  { makeLink, store }: ChannelParts,
): Promise<Readonly<Record<NoticeChannel, SendNotice>>> {
  const publicOrigin = env.PUBLIC_ORIGIN;
  const { SMTP_URL: smtpUrl, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  const { SMS_URL: smsUrl, SMS_FROM: smsFrom } = env;
  return {
    board: sendToBoard,
    email:
      smtpUrl === undefined
        ? sendNowhere
        : (await import('#server/notices/mail/email.ts')).createEmailChannel({
            smtpUrl,
            from: env.MAIL_FROM ?? company.serviceEmail,
            staff: env.NOTICE_TO,
            company,
            calendar,
            makeLink,
            publicOrigin,
            now,
          }),
    sms:
      smsUrl === undefined || smsFrom === undefined
        ? sendNowhere
        : (await import('#server/notices/sms/sms.ts')).createSmsChannel({
            url: smsUrl,
            from: smsFrom,
            staff: env.SMS_TO,
            company,
            onStopped: (phone) => store.stopTexts(phone, now()),
            publicOrigin,
            now,
          }),
    webhook:
      url === undefined || secret === undefined
        ? sendNowhere
        : (await import('#server/notices/webhook/webhook.ts')).createWebhookChannel({
            url,
            secret,
            publicOrigin,
            timeZone: company.hours.timeZone,
            now,
          }),
  };
}

/** One line for the start: how staff hear of a lead. */
export function describePlan({ channels, alarmChannels = [], acknowledgements }: NoticePlan): string {
  const staff = channels.includes('board')
    ? 'the call board alone: neither mail nor webhook is configured'
    : channels.join(' and ');
  const alarms = alarmChannels.includes('sms') ? '; alarms go to phones as text messages' : '';
  return `${staff}${alarms}${acknowledgements ? '; customers get an acknowledgement' : ''}`;
}
