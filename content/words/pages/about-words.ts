// The About page. What the company claims of itself stands in claims.ts; this page only shows and explains it.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export const aboutWords = {
  en: {
    head: {
      title: 'About Our Florida Appliance Repair Company',
      description:
        'Who we are, how a repair visit goes from the first call to the warranty, what the warranty covers, and what being independent means.',
    },
    heading: 'We repair nine kitchen and laundry appliances. That is all we do.',
    intro:
      'We started in {established} and serve {places} places in six Florida regions and Atlantic Beach. You hear the price before work begins, and you decide then.',
    plate: {
      since: 'Since',
      established: '{established}',
      appliances: 'Appliances',
      brands: 'Brands',
      places: 'Places in six regions',
      placesInRegions: '{places}',
      warranty: 'Warranty',
      days: '{warrantyDays} days',
      callback: 'Call-back, {hours}',
      minutes: '{minutes} minutes',
    },
    visit: {
      heading: 'How a visit goes',
      intro: 'There are five steps, and you can stop after any of them.',
      steps: [
        {
          title: 'You call, or send the short form',
          text: 'Tell us the appliance, the sign you see and your ZIP code. Between {opens} and {closes} we call back within {minutes} minutes. The emergency line is answered by phone at any hour.',
        },
        {
          title: 'We agree on a time',
          text: 'Ask before {cutoff}: if a visit today is possible, we say so on the phone. In a condo tower or a gated community, tell the desk or the gate that we are coming, and ask whether tools need the service elevator.',
        },
        {
          title: 'The technician finds the fault',
          text: 'The technician tests the appliance. Have the model number ready if you can: it says which parts fit.',
        },
        {
          title: 'You hear the full price and decide',
          text: 'You hear parts and labor in one figure, plus tax where it applies, before any work begins. If a repair is not worth it on a machine that old, we say so.',
        },
        {
          title: 'The repair is done and tested',
          text: 'You see the appliance run. You pay by cash, check, credit card or debit card, and the {warrantyDays} days of warranty begin.',
        },
      ],
    },
    warranty: {
      heading: 'What the {warrantyDays}-day warranty covers',
      paragraphs: [
        moneyWords.en.warranty,
        'It does not cover another part that fails later, damage from a later storm or flood, or a repair that someone else has changed since.',
        moneyWords.en.satisfaction,
      ],
    },
    independent: {
      heading: 'Independent, and what that means',
      paragraphs: [
        'We are not owned or authorized by any appliance maker. Brand names on this site belong to their owners and say only what we repair.',
        'If your appliance is still under the maker’s own warranty, call the maker first: a repair by anyone else may not be paid by them.',
      ],
    },
    license: {
      heading: 'About licenses in Florida',
      paragraphs: [
        'Florida has no statewide license for appliance repair. There is a local business tax receipt, there is insurance, and there is the federal certification that anyone who opens a refrigerant circuit must hold (EPA Section 608).',
        'What a company can show is a certificate of insurance and a local business tax receipt. Ask any company, this one included, to show both before work begins.',
      ],
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
