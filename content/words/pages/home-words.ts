// What the home page says. Headings that the owner's specification gives stand here word for word; claims are named by
// their id in claims.ts, so that a figure changes in one place.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { ClaimId } from '#content/company/claims.ts';
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

/** The brand strip, in the specification's order. */
const safety = safetyWords.en;

export const homeBrands = [
  'samsung',
  'lg',
  'whirlpool',
  'ge',
  'bosch',
  'kitchenaid',
  'maytag',
  'sub-zero',
] as const satisfies readonly BrandSlug[];

type WhyIcon = 'Clock' | 'Award' | 'Shield' | 'Zap' | 'DollarSign' | 'CheckCircle';
type TitledText = { readonly title: string; readonly text: string };

export type HomeWords = {
  readonly head: { readonly title: string; readonly description: string };
  readonly hero: {
    /** One sentence a line. */
    readonly heading: readonly string[];
    readonly lead: string;
    readonly call: string;
    readonly quote: string;
    readonly learnMore: string;
    /** Said after "Learn more" to who hears the link alone. */
    readonly learnMoreOf: string;
    /** "{stars} out of 5 stars" */
    readonly starsLabel: string;
    /** Prices and promises next to the action: standing facts alone. */
    readonly promise: string;
    readonly formHeading: string;
    readonly formPromise: string;
    readonly pauseFilm: string;
    /** The film for machines that list videos. */
    readonly film: { readonly name: string; readonly description: string };
  };
  readonly brands: { readonly heading: string; readonly all: string };
  readonly callBand: { readonly heading: string; readonly text: string; readonly call: string };
  readonly intro: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly features: readonly { readonly claim: ClaimId; readonly icon: WhyIcon; readonly text: string }[];
  };
  /** In the texts below "{price}" is the refrigerator's starting price. */
  readonly services: {
    readonly heading: string;
    readonly lead: string;
    readonly from: string;
    readonly priceNote: string;
    readonly learnMore: string;
  };
  readonly why: {
    /** "{company}" is the company's name. */
    readonly heading: string;
    readonly items: readonly (TitledText & { readonly id: string; readonly icon: WhyIcon })[];
    readonly statsLabel: string;
    readonly stats: readonly { readonly claim: ClaimId; readonly suffix: string; readonly label: string }[];
    readonly foot: readonly ClaimId[];
  };
  readonly area: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
    readonly regionsLabel: string;
    readonly cities: { readonly one: string; readonly other: string };
  };
  readonly reviews: {
    readonly sample: string;
    readonly note: string;
    readonly starsLabel: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly nearYou: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
  };
  readonly timely: { readonly heading: string; readonly lead: string; readonly cards: readonly TitledText[] };
  readonly problems: {
    readonly heading: string;
    readonly lead: string;
    readonly firstDo: string;
    readonly cards: readonly (TitledText & {
      readonly icon: 'Thermometer' | 'Droplets' | 'Volume';
      readonly firstDo: string;
    })[];
    readonly link: string;
  };
  readonly benefits: { readonly heading: string; readonly cards: readonly TitledText[] };
  readonly callBlock: {
    readonly heading: string;
    readonly text: string;
    readonly call: string;
    readonly plate: {
      readonly visit: string;
      /** "from {price}" */
      readonly from: string;
      readonly warranty: string;
      readonly days: string;
      readonly hours: string;
      readonly hoursValue: string;
      readonly emergency: string;
      readonly emergencyValue: string;
    };
  };
  readonly faqs: { readonly note: string };
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly call: string;
    readonly schedule: string;
  };
};

export const homeWords: Localized<HomeWords> = {
  en: {
    head: {
      title: 'Appliance Repair in Florida, Often the Same Day',
      description:
        'Refrigerator warm, washer full, oven cold? Home appliance repair in 100+ Florida cities, priced before any work starts, with a {warrantyDays}-day warranty.',
    },
    hero: {
      heading: ['Your appliance, fixed.', 'Often today.'],
      lead: 'Refrigerators, washers, dryers, ovens and five more, repaired in your home in 100+ Florida cities. You hear the price before any work begins.',
      call: 'Call',
      quote: 'Get Free Quote',
      learnMore: 'Learn more',
      learnMoreOf: 'our nine repair services',
      starsLabel: '{stars} out of 5 stars',
      promise:
        'Visits from {lowestPrice} plus tax where it applies. {warrantyDays}-day warranty on repairs and parts.',
      formHeading: 'Get your free quote',
      formPromise: 'We call you back within {minutes} minutes, {hours}.',
      pauseFilm: 'Pause the film',
      film: {
        name: 'Morning light in a Florida kitchen',
        description:
          'A drawn kitchen without sound: range, hood, dishwasher and refrigerator, palms beyond the window.',
      },
    },
    brands: { heading: 'We repair', all: 'All 31 brands' },
    callBand: {
      heading: 'Call before {cutoff} and we try to come today.',
      text: 'Tell us what it does and what it should do. You talk to someone who knows the difference.',
      call: 'Call',
    },
    intro: {
      heading: 'One visit, one price, said first.',
      paragraphs: [
        'A repair should not be a guessing game. The technician comes to your kitchen or laundry room, finds the fault, and tells you what it is and what it costs. Then you decide.',
        'Often that is one visit. When a part has to be ordered, you know which one, what it costs, and when we are back to fit it.',
      ],
      features: [
        {
          claim: 'certified',
          icon: 'Award',
          text: 'People who do this all day, on the nine appliances we list.',
        },
        { claim: 'warranty', icon: 'Shield', text: 'On every repair and every part we fit.' },
        { claim: 'same-day', icon: 'Clock', text: 'Ask before {cutoff} and we try for a visit today.' },
        {
          claim: 'upfront-pricing',
          icon: 'DollarSign',
          text: 'The full price before work starts, not after.',
        },
        {
          claim: 'licensed-insured',
          icon: 'CheckCircle',
          text: 'Ask to see the papers at the door. That is what they are for.',
        },
      ],
    },
    services: {
      heading: 'Nine appliances, nine starting prices.',
      lead: 'The price is what a repair visit starts at. Parts and longer work are added only after you say yes.',
      from: 'From',
      priceNote: 'Starting prices of a repair visit, plus tax where it applies.',
      learnMore: 'Learn More',
    },
    why: {
      heading: 'Why Choose {company}',
      items: [
        {
          id: 'call-back',
          icon: 'Clock',
          title: 'A call back in {minutes} minutes',
          text: 'Send the form between {opens} and {closes} and the phone rings within {minutes} minutes. Sent later, it rings at {opens}.',
        },
        {
          id: 'emergency',
          icon: 'Zap',
          title: '24/7 emergency line',
          text: 'Water on the floor at midnight does not wait for opening hours. Call at any time.',
        },
        {
          id: 'price',
          icon: 'DollarSign',
          title: 'Prices in plain sight',
          text: 'Every appliance has its starting price on its page, from {lowestPrice} to {highestPrice}. No call needed to find out.',
        },
        {
          id: 'guarantee',
          icon: 'Shield',
          title: 'Satisfaction guarantee',
          text: moneyWords.en.satisfaction,
        },
        {
          id: 'brands',
          icon: 'Award',
          title: '31 brands, new and old',
          text: 'From LG and Samsung to Sub-Zero and Wolf, and the Kelvinator that came with the house.',
        },
        {
          id: 'plain-words',
          icon: 'CheckCircle',
          title: 'Repair or replace, said straight',
          text: 'When an appliance is not worth the money, you hear it from us before you spend it.',
        },
      ],
      statsLabel: 'In figures',
      stats: [
        { claim: 'rating', suffix: '', label: 'Rating' },
        { claim: 'customers', suffix: '+', label: 'Happy Customers' },
        { claim: 'satisfaction', suffix: '%', label: 'Satisfaction' },
        { claim: 'cities', suffix: '+', label: 'Cities Served' },
      ],
      foot: ['established', 'made-in-usa', 'licensed-insured'],
    },
    area: {
      heading: 'Serving South Florida',
      paragraphs: [
        'Miami to Jupiter is home: salt air on the barrier islands, hard water inland, storms all summer. Appliances age differently here, and we repair them where they stand.',
        'The same company covers Naples, Greater Orlando and Tampa Bay. Find your city, its ZIP codes and what the climate does to your appliances there.',
      ],
      link: 'See the whole service area',
      regionsLabel: 'The six regions',
      cities: { one: 'city', other: 'cities' },
    },
    reviews: {
      sample: 'Sample',
      note: 'These six are samples that show where reviews will stand. Nobody has said them.',
      starsLabel: '{stars} out of 5 stars',
      previous: 'Previous review',
      next: 'Next review',
    },
    nearYou: {
      heading: 'Finding Reliable Refrigerator Repair Near You',
      paragraphs: [
        'A closed refrigerator that has stopped cooling stays cold for about four hours. That is no time to compare twenty companies, so ask three things on the phone: what does the visit cost, who decides before work starts, and how long is the repair guaranteed.',
        'Our answers: visits start at {price}, you decide after you have heard the full price, and the repair and its parts are covered for {warrantyDays} days.',
        'Near you matters, too. Someone who works in your county knows the condo desk that wants notice, the garage refrigerator that gives up every August, and the coil that salt air eats.',
      ],
      link: 'More about refrigerator repair',
    },
    timely: {
      heading: 'Why Timely Refrigerator Repair Matters',
      lead: 'A refrigerator seldom dies at once. It tells you for days. Four reasons to listen early:',
      cards: [
        {
          title: 'Avoid Food Spoilage',
          text: 'A closed refrigerator stays cold for about four hours. Food that has been above 40 °F for two should go. A full freezer, left shut, holds two days.',
        },
        {
          title: 'Prevent Additional Issues',
          text: 'A failed fan makes the compressor run without rest. The fan is the small repair; the compressor is the large one.',
        },
        {
          title: 'Maintain Peak Performance',
          text: 'A dusty coil or a tired door seal runs up the electric bill long before anything feels warm.',
        },
        {
          title: 'Ensure Home Safety',
          text: `Water under a refrigerator ruins the floor. ${safety['burning-smell'].line}`,
        },
      ],
    },
    problems: {
      heading: 'Common Refrigerator Problems',
      lead: 'Three signs bring most people to the phone.',
      firstDo: 'Do first',
      cards: [
        {
          icon: 'Thermometer',
          title: 'Cooling Issues',
          text: 'Warm above and cold below, or warm all over: often a fan, a defrost heater, a dirty coil or a sensor; sometimes the sealed system.',
          firstDo: 'Check that nothing blocks the vents inside and that the door closes by itself.',
        },
        {
          icon: 'Droplets',
          title: 'Water Leaks',
          text: 'A puddle in front or a pool under the drawers: often a clogged defrost drain, a cracked pan or a loose water line.',
          firstDo: 'Shut the small valve on the water line and dry the floor before someone slips.',
        },
        {
          icon: 'Volume',
          title: 'Unusual Noises',
          text: 'Clicking every few minutes, a fan that scrapes, a new hum: a start relay, ice on a fan blade, or a compressor that struggles.',
          firstDo: 'Note when it starts and stops. That rhythm tells the technician half the story.',
        },
      ],
      link: 'All signs, causes and safe checks',
    },
    benefits: {
      heading: 'Benefits of Choosing Local Appliance Repair Services',
      cards: [
        {
          title: 'Close enough for today',
          text: 'Short drives are what make a same-day visit possible at all.',
        },
        {
          title: 'Knows the climate',
          text: 'Salt, humidity and power surges wear parts in their own way. Local hands look there first.',
        },
        {
          title: 'Knows the buildings',
          text: 'Condo desks, gate codes, freight elevators: planned before the visit, not discovered at the door.',
        },
        {
          title: 'One person to call back',
          text: 'The company that did the repair answers the same number when you have a question.',
        },
        {
          title: 'Keeps good machines going',
          text: 'A repaired dryer costs less than a new one and stays out of the landfill.',
        },
        {
          title: 'Work you can point at',
          text: 'You see the part that failed and the part that replaced it, in your own kitchen.',
        },
      ],
    },
    callBlock: {
      heading: 'Need Reliable Refrigerator Repair?',
      text: 'Keep the door shut, move the milk to a cooler, and call. We ask a few questions and tell you when we can be there.',
      call: 'Call',
      plate: {
        visit: 'Refrigerator visit',
        from: 'from {price}',
        warranty: 'Warranty',
        days: '{warrantyDays} days',
        hours: 'Visits',
        hoursValue: '{opens}–{closes} daily',
        emergency: 'Emergency line',
        emergencyValue: '24/7',
      },
    },
    faqs: { note: 'Six things people ask before they book.' },
    closing: {
      heading: 'Need Appliance Repair Right Now?',
      text: 'Call at any hour, or send the form and we call you.',
      call: 'Call',
      schedule: 'Schedule Online',
    },
  },
};
