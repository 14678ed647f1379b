// What still keeps the site from going live: placeholders, claims nobody has proved, sample reviews, papers not shown, a price list undecided.

type Fact = { readonly value: string; readonly placeholder: boolean };
type Claim = {
  readonly id: string;
  readonly text: { readonly en: string };
  readonly evidence: string | null;
};
type Review = { readonly id: string; readonly sample: boolean };
type Paper = { readonly id: string; readonly value: string | null };
type Range = {
  readonly service: string;
  readonly sign: string;
  readonly fromUsd: number;
  readonly toUsd: number;
};

export type Facts = {
  readonly company: Readonly<Record<string, unknown>>;
  readonly claims: readonly Claim[];
  readonly testimonials: Readonly<Record<string, readonly Review[]>>;
  readonly faultPrices: readonly Range[] | null;
  readonly papers: readonly Paper[];
};

export type Variables = Readonly<Record<string, string | undefined>>;

/** The setting that replaces each company fact at build. */
const settings = new Map([
  ['name', 'SITE_NAME'],
  ['phone', 'PHONE'],
  ['serviceEmail', 'SERVICE_EMAIL'],
  ['supportEmail', 'SUPPORT_EMAIL'],
  ['origin', 'SITE_ORIGIN'],
]);

/** Values set aside for examples: example.com (RFC 2606) and 555-0100 to 555-0199 (North American Numbering Plan). */
const forExamples = /example\.(?:com|org|net)\b|\.example\b|555\D?01\d\d\b/u;

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'placeholder' in value && 'value' in value;
}

function listPlaceholders(company: Facts['company'], variables: Variables): readonly string[] {
  return Object.entries(company).flatMap(([name, fact]) => {
    if (!isFact(fact)) return [];
    const setting = settings.get(name) ?? '';
    const given = variables[setting] ?? '';
    const value = given === '' ? fact.value : given;
    const isLeft = (given === '' && fact.placeholder) || forExamples.test(value);
    if (!isLeft) return [];
    const how = setting === '' ? '' : ` (or ${setting})`;
    return [`placeholder: content/company/company.ts ${name}${how} is "${value}"`];
  });
}

function listPriceFaults(ranges: Facts['faultPrices']): readonly string[] {
  const file = 'content/company/fault-prices.ts';
  if (ranges === null)
    return [`undecided: ${file} faultPrices is null: give a range by fault, or [] to publish none`];
  const names = ranges.map(({ service, sign }) => `${service} ${sign}`);
  const wrong = ranges.flatMap(({ fromUsd, toUsd }, index) => {
    const isRange = Number.isInteger(fromUsd) && Number.isInteger(toUsd) && fromUsd > 0 && fromUsd <= toUsd;
    return isRange
      ? []
      : [`price: ${file} ${names[index] ?? ''} has no range of whole dollars from low to high`];
  });
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...wrong, ...twice.map((name) => `price: ${file} ${name} stands there twice`)];
}

/** Alarms that would ring no phone of ours, or whose key anybody on the way could read. */
function listSmsFaults({
  SMS_URL: url = '',
  SMS_FROM: from = '',
  SMS_TO: to = '',
}: Variables): readonly string[] {
  if (url === '') return [];
  const examples = Object.entries({ SMS_FROM: from, SMS_TO: to }).filter(([, value]) =>
    forExamples.test(value),
  );
  return [
    ...examples.map(([name, value]) => `placeholder: ${name} is "${value}", a number for examples`),
    ...(url.startsWith('https:') ? [] : ['unsafe: SMS_URL sends its key without encryption: use https']),
  ];
}

/** One line for each thing that is left to do before launch. Settings of the environment count as done. */
export function listLaunchFaults(
  { company, claims, testimonials, faultPrices, papers }: Facts,
  variables: Variables,
): readonly string[] {
  return [
    ...listPlaceholders(company, variables),
    ...claims
      .filter(({ evidence }) => evidence === null || evidence.trim() === '')
      .map(({ id, text }) => `unproven: content/company/claims.ts ${id} says "${text.en}" without evidence`),
    ...papers
      .filter(({ value }) => value === null || value.trim() === '')
      .map(({ id }) => `missing: content/company/company-papers.ts ${id} is not filled in`),
    ...listPriceFaults(faultPrices),
    ...listSmsFaults(variables),
    ...Object.entries(testimonials).flatMap(([language, reviews]) =>
      reviews
        .filter(({ sample }) => sample)
        .map(
          ({ id }) => `sample: content/company/testimonials.ts ${id} (${language}) is not a customer's words`,
        ),
    ),
  ];
}
