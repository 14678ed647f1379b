import { expect, test } from 'vitest';
import { listLaunchFaults } from './launch-faults.ts';

const proven = { id: 'warranty', text: { en: '90-Day Warranty' }, evidence: 'Terms of Service, section 4' };
const ready = {
  company: { name: { value: 'Palmetto Appliance Repair', placeholder: false }, established: 2018 },
  claims: [proven],
  testimonials: { en: [{ id: 'a-review', sample: false }] },
  faultPrices: [],
  papers: [{ id: 'insurance', value: 'Policy 123' }],
};

test('a company with its own facts, proofs and reviews is ready', () => {
  expect(listLaunchFaults(ready, {})).toEqual([]);
});

test('a placeholder, a claim without evidence and a sample review each keep the site from going live', () => {
  const unready = {
    company: { name: { value: 'Local Appliance Experts', placeholder: true } },
    claims: [proven, { id: 'rating', text: { en: '4.9 Rating' }, evidence: null }],
    testimonials: { en: [{ id: 'sample-dryer', sample: true }] },
    faultPrices: [],
    papers: [{ id: 'insurance', value: null }],
  };
  expect(listLaunchFaults(unready, {})).toEqual([
    'placeholder: content/company/company.ts name (or SITE_NAME) is "Local Appliance Experts"',
    'unproven: content/company/claims.ts rating says "4.9 Rating" without evidence',
    'missing: content/company/company-papers.ts insurance is not filled in',
    "sample: content/company/testimonials.ts sample-dryer (en) is not a customer's words",
  ]);
});

test('a setting of the environment replaces a placeholder', () => {
  const unready = { ...ready, company: { phone: { value: '+13055550142', placeholder: true } } };
  expect(listLaunchFaults(unready, { PHONE: '(786) 555-2368' })).toEqual([]);
});

test('a number or an address set aside for examples is a placeholder, whoever wrote it', () => {
  const phone = { ...ready, company: { phone: { value: '+13055550142', placeholder: false } } };
  const mail = { ...ready, company: { supportEmail: { value: 'help@example.com', placeholder: false } } };
  expect(listLaunchFaults(phone, {})).toHaveLength(1);
  expect(listLaunchFaults(mail, {})).toHaveLength(1);
  expect(listLaunchFaults(phone, { PHONE: '305-555-0199' })).toHaveLength(1);
});

test('a price list nobody has decided on is said; one left empty on purpose, or filled in, is not', () => {
  expect(listLaunchFaults({ ...ready, faultPrices: null }, {})).toEqual([
    'undecided: content/company/fault-prices.ts faultPrices is null: give a range by fault, or [] to publish none',
  ]);
  const filled = [{ service: 'washer', sign: 'will-not-drain', fromUsd: 150, toUsd: 250 }];
  expect(listLaunchFaults({ ...ready, faultPrices: filled }, {})).toEqual([]);
});

test('a price range that cannot be, or is given twice, keeps the site from going live', () => {
  const range = { service: 'washer', sign: 'leaks', fromUsd: 150, toUsd: 250 };
  const faultPrices = [
    range,
    { ...range, sign: 'will-not-drain', fromUsd: 250, toUsd: 150 },
    { ...range, sign: 'will-not-spin', fromUsd: 0 },
    { ...range, sign: 'will-not-fill', toUsd: 199.5 },
    range,
  ];
  expect(listLaunchFaults({ ...ready, faultPrices }, {})).toEqual([
    'price: content/company/fault-prices.ts washer will-not-drain has no range of whole dollars from low to high',
    'price: content/company/fault-prices.ts washer will-not-spin has no range of whole dollars from low to high',
    'price: content/company/fault-prices.ts washer will-not-fill has no range of whole dollars from low to high',
    'price: content/company/fault-prices.ts washer leaks stands there twice',
  ]);
});

test('text messages to numbers for examples, or whose key is sent in the open, keep the site from going live', () => {
  const right = {
    SMS_URL: 'https://AC1:key@api.twilio.com',
    SMS_FROM: '+13052345678',
    SMS_TO: '+13052345679',
  };
  expect(listLaunchFaults(ready, right)).toEqual([]);
  expect(listLaunchFaults(ready, { SMS_TO: '+13055550142' })).toEqual([]);
  const wrong = { SMS_URL: 'http://AC1:key@sms.example', SMS_FROM: '+13055550142', SMS_TO: '(305) 555-0143' };
  const faults = listLaunchFaults(ready, wrong);
  expect(faults).toEqual([
    'placeholder: SMS_FROM is "+13055550142", a number for examples',
    'placeholder: SMS_TO is "(305) 555-0143", a number for examples',
    'unsafe: SMS_URL sends its key without encryption: use https',
  ]);
  expect(faults.join()).not.toContain('key@');
});
