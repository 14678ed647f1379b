// The About page. What the company claims of itself stands in claims.ts; this page only shows and explains it.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export const aboutWords = {
  en: {
    head: {
      title: 'About Our Florida Appliance Repair Company',
      description:
        'What we repair and what we do not, how a visit goes, what you pay if you say no, what the warranty covers, and where to complain.',
    },
    heading: 'What we do, and how a visit goes',
    /** The first of what the page says; each step below follows. */
    intro:
      'We repair nine kinds of kitchen and laundry appliances at your home. We come to {places} places in six Florida regions, and take requests from Atlantic Beach near Jacksonville.',
    plate: {
      since: 'Since',
      established: '{established}',
      warranty: 'Warranty',
      days: '{warrantyDays} days',
      callback: 'Callback, {hours}',
      minutes: '{minutes} minutes',
      payment: 'Payment',
    },
    work: {
      heading: 'What we repair, and what we leave to others',
      covered: {
        heading: 'We repair',
        lines: [
          'Refrigerators, wine coolers, washers, dishwashers, range hoods and microwaves.',
          'Dryers, ovens and stoves, gas or electric. If yours runs on propane, say so when you call, and we’ll tell you whether we can send someone licensed for propane.',
          'The 31 brands on our Brands page, old names such as Kelvinator among them.',
          'Machines whose maker’s warranty has run out.',
        ],
      },
      notCovered: {
        heading: 'We do not',
        lines: [
          'Repair anything else, such as air conditioners, water heaters, garbage disposals or televisions.',
          'Work on house wiring, water pipes or gas lines. Call an electrician, a plumber or a licensed gas contractor.',
          'Do repairs under a recall or a maker’s warranty. The maker handles both.',
        ],
      },
    },
    /** Seen once content/company/company-papers.ts names somebody. */
    people: { heading: 'Who we are' },
    warranty: {
      heading: 'What the {warrantyDays}-day warranty covers',
      covered: { heading: 'Covered', lines: [moneyWords.en.warranty] },
      notCovered: {
        heading: 'Not covered',
        lines: [
          'Another part that fails later.',
          'Damage from a later storm or flood.',
          'A repair that someone else has since altered.',
        ],
      },
    },
    complaint: {
      heading: 'If something went wrong',
      paragraphs: [
        `${moneyWords.en.satisfaction} Call the same number you called to book, or write to us. Say the day of the visit and what the appliance does now.`,
        'If we cannot settle it together, the state can mediate. Write to the Division of Consumer Services of the Florida Department of Agriculture and Consumer Services.',
      ],
      link: 'Write to us',
    },
    independent: {
      heading: 'Independent, and what that means',
      paragraphs: [
        'We are not owned or authorized by any appliance maker. Brand names on this site belong to their owners. We use them only to say what we repair.',
        'If your appliance is still under the maker’s own warranty, call the maker first: it may not pay for a repair done by someone else.',
      ],
    },
    license: {
      heading: 'About licenses in Florida',
      facts: [
        {
          label: 'State license',
          text: 'Florida has no statewide license for appliance repair, except for work on propane appliances.',
        },
        {
          label: 'Tax receipt, insurance',
          text: 'A company can show a local business tax receipt and a certificate of insurance. Ask any company, this one included, to show both before work begins.',
        },
        {
          label: 'Refrigerant',
          text: 'Anyone who opens a cooling system with a regulated refrigerant must hold a federal certification (EPA Section 608).',
        },
        {
          label: 'Propane',
          text: 'Florida licenses work on LP gas (propane) appliances under Chapter 527 of its statutes. Ask to see that license before anyone works on a propane appliance.',
        },
      ],
      papersLabel: 'Ours',
    },
    claims: {
      heading: 'What we can show you',
      intro: 'Each of these statements has its evidence beside it.',
      claim: 'Claim',
      source: 'Source',
      date: 'Date',
      evidence: 'Evidence',
    },
  },
} as const satisfies Localized<unknown>;
