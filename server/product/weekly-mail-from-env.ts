// From settings to who sends the owner's weekly mail, and to whom.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { Env } from '#server/settings/env.ts';
import type { WeeklyParts, WeeklyWatch } from '#server/notices/weekly/weekly-watch.ts';

/** The owner's own addresses, else those of staff; nobody without a mail server. */
export function weeklyMailToOf(env: Env): readonly string[] {
  if (env.SMTP_URL === undefined) return [];
  return env.WEEKLY_MAIL_TO.length > 0 ? env.WEEKLY_MAIL_TO : env.NOTICE_TO;
}

/** The watch; undefined where nobody is to get the mail. Its programs are loaded only where they are used. */
export async function weeklyWatchOf(
  env: Env,
  company: CompanyFacts,
  parts: Omit<WeeklyParts, 'send' | 'publicOrigin'>,
): Promise<WeeklyWatch | undefined> {
  const { SMTP_URL: smtpUrl, PUBLIC_ORIGIN: publicOrigin } = env;
  const to = weeklyMailToOf(env);
  if (smtpUrl === undefined || to.length === 0) return undefined;
  const { createWeeklySender } = await import('#server/notices/weekly/weekly-sender.ts');
  const { createWeeklyWatch } = await import('#server/notices/weekly/weekly-watch.ts');
  const send = createWeeklySender({ smtpUrl, from: env.MAIL_FROM ?? company.serviceEmail, to });
  return createWeeklyWatch({ ...parts, send, publicOrigin });
}
