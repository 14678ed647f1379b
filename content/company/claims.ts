// The claims register: what the site says of itself, where each statement comes from, and whether anything proves it.
// The FTC (16 CFR 465) forbids unproven counts and reviews: `npm run launch-check` fails while a row has no evidence.
import { company } from '#content/company/company.ts';
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export type Claim = {
  readonly id: string;
  readonly text: Localized<string>;
  readonly figure?: number;
  readonly source: string;
  /** ISO date on which the source said so. */
  readonly date: string;
  /** Where the proof lies (a document, a license number, a review profile), or null while nobody has shown one. */
  readonly evidence: string | null;
};

const statedByOwner = { source: 'stated by the owner', date: '2026-11-21', evidence: null } as const;

export const claims = [
  { id: 'emergency', text: { en: '24/7 Emergency Service' }, ...statedByOwner },
  { id: 'same-day', text: { en: 'Same-Day Service' }, ...statedByOwner },
  {
    id: 'callback',
    text: { en: '{minutes}-Minute Callback' },
    figure: company.callbackMinutes,
    ...statedByOwner,
  },
  { id: 'upfront-pricing', text: { en: 'Upfront Pricing' }, ...statedByOwner },
  { id: 'licensed-insured', text: { en: 'Licensed & Insured' }, ...statedByOwner },
  { id: 'certified', text: { en: 'Certified Technicians' }, ...statedByOwner },
  {
    id: 'warranty',
    text: { en: '{warrantyDays}-Day Warranty' },
    figure: company.warrantyDays,
    ...statedByOwner,
  },
  { id: 'satisfaction-guarantee', text: { en: 'Satisfaction Guarantee' }, ...statedByOwner },
  {
    id: 'established',
    text: { en: 'Established {established}' },
    figure: company.established,
    ...statedByOwner,
  },
  { id: 'made-in-usa', text: { en: 'Made in USA' }, ...statedByOwner },
  { id: 'cities', text: { en: '100+ Cities Served' }, figure: 100, ...statedByOwner },
  { id: 'rating', text: { en: '4.9 Rating' }, figure: 4.9, ...statedByOwner },
  { id: 'reviews', text: { en: '2847 Reviews' }, figure: 2847, ...statedByOwner },
  { id: 'customers', text: { en: '2,847+ Happy Customers' }, figure: 2847, ...statedByOwner },
  { id: 'satisfaction', text: { en: '98% Satisfaction' }, figure: 98, ...statedByOwner },
  { id: 'repairs', text: { en: '1000+ Repairs' }, figure: 1000, ...statedByOwner },
  { id: 'five-star', text: { en: '5-Star Reviews' }, figure: 5, ...statedByOwner },
  {
    id: 'visit-price',
    text: { en: moneyWords.en.visitPrice },
    source: 'drafted for the owner, who has to confirm it',
    date: '2026-11-22',
    evidence: null,
  },
  {
    id: 'repair-price',
    text: { en: moneyWords.en.repairPrice },
    source: 'drafted for the owner, who has to confirm it',
    date: '2026-11-22',
    evidence: null,
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]['id'];
