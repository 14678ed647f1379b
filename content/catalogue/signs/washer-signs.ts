// The signs of trouble of a washer, commonest first. Ranks: Consumer Reports has mold (front-loaders) first, then drum, drain
// and start; the trade's order puts what makes people call first.
import type { SignFacts } from './sign-form.ts';

export const washerSigns = [
  {
    slug: 'will-not-drain',
    kinds: [],
    rank: 1,
    rankBasis: 'trade',
    mayRun: 'no',
    safety: ['water-near-power'],
    checks: [
      { name: 'drain-and-spin', basis: 'trade' },
      { name: 'pump-filter', basis: 'trade' },
      { name: 'drain-hose', basis: 'trade' },
    ],
    secondVisit: 'sometimes',
    leaks: true,
  },
] as const satisfies readonly SignFacts[];
