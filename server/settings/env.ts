// The only place that knows the settings of the environment: main.ts and the scripts hand process.env in once, and get a value.
import { formFields, noticeFields, placeFields, siteFields } from './env-fields.ts';
import { z } from 'zod';

const environment = z
  .object({ ...placeFields, ...formFields, ...noticeFields, ...siteFields })
  .refine(({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }) => url === undefined || secret !== undefined, {
    path: ['WEBHOOK_SECRET'],
    message: 'is needed with WEBHOOK_URL, to sign what is sent',
  })
  .refine(({ SMS_URL: url, SMS_FROM: from }) => url === undefined || from !== undefined, {
    path: ['SMS_FROM'],
    message: 'is needed with SMS_URL: who the text messages are from',
  })
  .refine(({ CALLS_TOKEN: token, PUBLIC_ORIGIN: origin }) => token === undefined || origin !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed with CALLS_TOKEN: the phone service signs the address it calls',
  })
  .refine(({ TEXTS_TOKEN: token, PUBLIC_ORIGIN: origin }) => token === undefined || origin !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed with TEXTS_TOKEN: the service signs the address it tells of replies',
  })
  .refine(({ TEXTS_TOKEN: token, SMS_URL: url }) => token === undefined || url !== undefined, {
    path: ['SMS_URL'],
    message: 'is needed with TEXTS_TOKEN: who sends the texts to customers',
  })
  .refine(
    ({ SMS_URL: url, SMS_TO: to, TEXTS_TOKEN: token }) =>
      url === undefined || to.length > 0 || token !== undefined,
    { path: ['SMS_TO'], message: 'is needed with SMS_URL: whose phones get the alarms' },
  );

/** Everything an operator can set, checked and with defaults filled in. */
export type Env = z.output<typeof environment>;

export type EnvReading =
  | { readonly kind: 'read'; readonly env: Env }
  | { readonly kind: 'faulty'; readonly message: string };

/** Reads the variables of the contract; an empty environment is fine, and one message names every fault but no value. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): EnvReading {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const reading = environment.safeParse(Object.fromEntries(given));
  if (reading.success) return { kind: 'read', env: reading.data };
  const faults = reading.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  return { kind: 'faulty', message: ['These settings cannot be used:', ...faults].join('\n') };
}
