// The fields of the quote form. Parser, limits, rows, hash, webhook, CSV, search, erasure and the documents' check follow from this list;
// where people read a field (form, mail, board) it is placed by hand. docs/guides/add-a-field.md says how one is added.
import { services } from '#content/catalogue/services.ts';

export const preferredTimes = ['morning', 'afternoon', 'evening'] as const;
export type PreferredTime = (typeof preferredTimes)[number];

/** A "catalogue" text is not judged by the form: what the catalogue does not have is left out. A tick is "yes" or absent. */
type FieldRule = {
  /** Required on submit. Source: specification, section 5. */
  readonly required: boolean;
  /** Blanked when its sender has the request erased; what is not personal stays, to be counted. */
  readonly personal: boolean;
} & (
  | { readonly kind: 'catalogue' | 'tick' }
  /** The limit is the most characters (code points) we keep. RFC 5321 allows 254 for an address; the rest is ours. */
  | { readonly kind: 'text' | 'phone' | 'email' | 'zip'; readonly limit: number }
  | { readonly kind: 'choice'; readonly limit: number; readonly choices: readonly string[] }
);

/** In the order of the form. */
export const quoteFields = {
  name: { kind: 'text', limit: 100, required: true, personal: true },
  phone: { kind: 'phone', limit: 40, required: true, personal: true },
  email: { kind: 'email', limit: 254, required: true, personal: true },
  zip: { kind: 'zip', limit: 5, required: true, personal: true },
  appliance: {
    kind: 'choice',
    limit: 100,
    required: true,
    personal: false,
    choices: services.map(({ slug }) => slug),
  },
  /** What the machine does: the slug of a sign that the catalogue has for this appliance. */
  sign: { kind: 'catalogue', required: false, personal: false },
  preferredTime: { kind: 'choice', limit: 100, required: false, personal: true, choices: preferredTimes },
  urgent: { kind: 'tick', required: false, personal: false },
  message: { kind: 'text', limit: 2000, required: false, personal: true },
  /** Where the visit is made. The form does not ask for it: the page of the request and the booking do. City and ZIP are above. */
  street: { kind: 'text', limit: 120, required: false, personal: true },
  unit: { kind: 'text', limit: 40, required: false, personal: true },
  /** Floor, gate code, parking. */
  access: { kind: 'text', limit: 300, required: false, personal: true },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Where the visit is made, beside city and ZIP code. */
export const addressFields = ['street', 'unit', 'access'] as const satisfies readonly QuoteField[];
export type AddressField = (typeof addressFields)[number];
export type Address = Readonly<Record<AddressField, string>>;
/** What is new of one; what is left out stays. */
export type NewAddress = Readonly<Partial<Record<AddressField, string | undefined>>>;

/** What the desk can correct of a request: who it is, where, and what is broken. */
export const correctableFields = [
  'name',
  'phone',
  'email',
  'zip',
  'appliance',
  'sign',
  ...addressFields,
] as const satisfies readonly QuoteField[];
export type CorrectableField = (typeof correctableFields)[number];

type Rules = typeof quoteFields;
export type QuoteField = keyof Rules;
type FieldOf<Rule> = { [Field in QuoteField]: Rules[Field] extends Rule ? Field : never }[QuoteField];
export type RequiredQuoteField = FieldOf<{ readonly required: true }>;
export type TickField = FieldOf<{ readonly kind: 'tick' }>;
/** Texts that are kept: a phone number in E.164, and beside it as it was typed. */
export type TextField = Exclude<QuoteField, TickField> | 'phoneAsTyped';

/** Makes something for each part of what is kept, in the order in which it is kept, shown in CSV and sent to webhooks. */
export function perField<Text, Tick>(text: (field: TextField) => Text, tick: (field: TickField) => Tick) {
  return {
    name: text('name'),
    phone: text('phone'),
    phoneAsTyped: text('phoneAsTyped'),
    email: text('email'),
    zip: text('zip'),
    appliance: text('appliance'),
    sign: text('sign'),
    preferredTime: text('preferredTime'),
    urgent: tick('urgent'),
    message: text('message'),
    street: text('street'),
    unit: text('unit'),
    access: text('access'),
  } as const satisfies Record<TextField | TickField, Text | Tick>;
}

/** Nothing given. */
export const noContent = perField(
  () => '',
  () => false,
);

/** All that is kept of a quote request, in that order. */
export const keptFields = Object.values(
  perField(
    (field): TextField | TickField => field,
    (field) => field,
  ),
);
