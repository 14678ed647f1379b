// What visitors may add to their request, or correct in it.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { fieldText, findTextFault, type PostedFields } from '#domain/requests/form-fields.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import {
  addressFields,
  preferredTimes,
  quoteFields,
  type AddressField,
} from '#domain/requests/quote-fields.ts';
import { isEmail, isZip } from '#domain/requests/quote-request.ts';
import { longestCode, longestNote } from './request-limits.ts';

/** In the order of the form. */
const formKinds = [
  'sign',
  'code',
  'power',
  'time',
  'word',
  ...addressFields,
  'phone',
  'email',
  'zip',
] as const;
type FormKind = (typeof formKinds)[number];
/** "cancel" has the reason as its text; "window" the pick, or nothing when the window is released; "another-time" what would suit them. */
export const changeKinds = [...formKinds, 'cancel', 'window', 'another-time'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const powerKinds = ['gas', 'electric'] as const;

export type RequestChange = { readonly kind: ChangeKind; readonly text: string };

/** How the content of a request differs after it; notes differ in nothing. */
export function contentAfter(changes: readonly RequestChange[], typedPhone: string): Partial<LeadContent> {
  const textOf = (kind: ChangeKind) => changes.find((change) => change.kind === kind)?.text;
  const phone = textOf('phone');
  const said = {
    sign: textOf('sign'),
    preferredTime: textOf('time'),
    ...(phone !== undefined && { phone, phoneAsTyped: typedPhone }),
    email: textOf('email'),
    zip: textOf('zip'),
    street: textOf('street'),
    unit: textOf('unit'),
    access: textOf('access'),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
}

type Parsed =
  | { readonly kind: 'accepted'; readonly changes: readonly RequestChange[] }
  | { readonly kind: 'faulty'; readonly fields: readonly FormKind[] };

/** What a posted form changes; a field that was left empty changes nothing. */
export function parseRequestChange(fields: PostedFields, appliance: ServiceSlug | undefined): Parsed {
  const typed = (kind: FormKind) => fieldText(fields, kind);
  const line = (kind: 'code' | 'word', limit: number) =>
    findTextFault(typed(kind), limit) === undefined ? typed(kind) : undefined;
  const addressLine = (kind: AddressField) =>
    findTextFault(typed(kind), quoteFields[kind].limit) === undefined ? typed(kind) : undefined;
  const values: Readonly<Record<FormKind, string | undefined>> = {
    sign: appliance !== undefined && hasSign(appliance, typed('sign')) ? typed('sign') : undefined,
    code: line('code', longestCode),
    word: line('word', longestNote),
    power: powerKinds.find((power) => power === typed('power')),
    time: preferredTimes.find((time) => time === typed('time')),
    street: addressLine('street'),
    unit: addressLine('unit'),
    access: addressLine('access'),
    phone: parsePhoneNumber(typed('phone')),
    email: isEmail(typed('email')) ? typed('email') : undefined,
    zip: isZip(typed('zip')) ? typed('zip') : undefined,
  };
  const sent = formKinds.filter((kind) => typed(kind) !== '');
  const changes = sent.flatMap((kind) => {
    const text = values[kind];
    return text === undefined ? [] : [{ kind, text }];
  });
  const wrong = sent.filter((kind) => !changes.some((change) => change.kind === kind));
  return wrong.length > 0 ? { kind: 'faulty', fields: wrong } : { kind: 'accepted', changes };
}
