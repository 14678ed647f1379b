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
    readonly price: { readonly visit: string; readonly tax: string };
    readonly formHeading: string;
    readonly formNote: string;
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
    /** "{source}" is who counted, as in "stated by the owner". */
    readonly statsSource: string;
    readonly stats: readonly { readonly claim: ClaimId; readonly suffix: string; readonly label: string }[];
    readonly foot: readonly ClaimId[];
  };
  readonly area: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
    readonly regionsLabel: string;
    readonly places: { readonly one: string; readonly other: string };
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
  readonly timely: {
    readonly heading: string;
    readonly lead: string;
    readonly cards: readonly TitledText[];
    readonly link: string;
  };
  readonly problems: {
    readonly heading: string;
    readonly lead: string;
    readonly firstDo: string;
    readonly cards: readonly (TitledText & {
      /** The sign whose parts the drawing lights, and its check that the first thing to do is about. */
      readonly sign: string;
      readonly check: string;
      readonly firstDo: string;
    })[];
    readonly link: string;
  };
  readonly benefits: { readonly heading: string; readonly cards: readonly TitledText[] };
  readonly callBlock: {
    readonly heading: string;
    readonly text: string;
    readonly call: string;
    readonly link: string;
  };
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly call: string;
  };
};

export const homeWords: Localized<HomeWords> = {
  en: {
    head: {
      title: 'Home Appliance Repair in Florida, Visits from {lowestPrice}',
      description:
        'Refrigerators, washers, dryers, ovens and five other appliances, repaired at home in Florida. You hear the price before any work begins.',
    },
    hero: {
      heading: ['Home appliance repair.', 'You hear the price first.'],
      lead: 'We repair nine kinds of appliances in {places} places in six Florida regions.',
      call: 'Call now',
      quote: 'Get Free Quote',
      learnMore: 'Learn more',
      learnMoreOf: 'our nine repair services',
      starsLabel: '{stars} out of 5 stars',
      price: {
        visit: 'Visit from {lowestPrice}',
        tax: 'Plus tax where it applies.',
      },
      formHeading: 'Get your free quote',
      formNote: 'It takes a minute. A person calls you back.',
      pauseFilm: 'Pause the film',
      film: {
        name: 'A washer that leaks, then runs again',
        description: 'A drawn washer leaks, LC on its display, then runs on a dry floor. No sound.',
      },
    },
    brands: { heading: 'We repair', all: 'All 31 brands' },
    callBand: {
      heading: 'If a visit today is possible, we’ll tell you on the phone.',
      text: 'Have the model number ready.',
      call: 'Call now',
    },
    intro: {
      heading: 'You decide before any repair begins.',
      paragraphs: ['The technician finds the fault and tells you what the repair costs.'],
      features: [
        {
          claim: 'certified',
          icon: 'Award',
          text: 'Only an EPA-certified technician may open a cooling system with a regulated refrigerant. Ask to see the EPA card.',
        },
        { claim: 'warranty', icon: 'Shield', text: 'It covers our repairs and the parts we install.' },
        {
          claim: 'same-day',
          icon: 'Clock',
          text: 'Ask for it when you call. We’ll tell you whether a technician is available.',
        },
        {
          claim: 'upfront-pricing',
          icon: 'DollarSign',
          text: 'You get one price for parts and labor, plus tax where it applies.',
        },
        {
          claim: 'licensed-insured',
          icon: 'CheckCircle',
          text: 'Florida requires no state license for appliance repair, except for propane. Ask to see our insurance certificate and our local business tax receipt.',
        },
      ],
    },
    services: {
      heading: 'Nine appliances, each with its starting price.',
      lead: moneyWords.en.visitPrice,
      from: 'From',
      priceNote: 'Starting prices of a visit, plus tax where it applies.',
      learnMore: 'Learn More',
    },
    why: {
      heading: 'Why Choose {company}',
      items: [
        {
          id: 'call-back',
          icon: 'Clock',
          title: 'A callback in {minutes} minutes',
          text: 'A person calls you back, not a machine. If you send the form at night, we call the next morning.',
        },
        {
          id: 'emergency',
          icon: 'Zap',
          title: '24/7 emergency line',
          text: 'If anyone is in danger, call 911 first. We answer the phone day and night. We visit from {hours}; a visit at another hour is arranged by phone and costs the same.',
        },
        {
          id: 'price',
          icon: 'DollarSign',
          title: 'Prices in plain sight',
          text: 'Each appliance has the starting price of a visit on its page. You hear the price of the repair before it begins.',
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
          title: 'Brands new and old',
          text: 'We repair LG and Samsung as well as Kelvinator and Tappan. Each brand’s page says what usually breaks.',
        },
        {
          id: 'plain-words',
          icon: 'CheckCircle',
          title: 'Repair or replace',
          text: 'If a repair is not worth the money, we tell you before you decide.',
        },
      ],
      statsLabel: 'In figures',
      statsSource:
        'The rating, reviews, satisfaction, customers and cities on this page are figures {source} on {date}.',
      stats: [
        { claim: 'customers', suffix: '+', label: 'Happy Customers' },
        { claim: 'cities', suffix: '+', label: 'Cities Served' },
      ],
      foot: ['established', 'made-in-usa'],
    },
    area: {
      heading: 'Serving South Florida',
      paragraphs: [
        'Three of our six regions are in South Florida. Outside all six, we take requests from Atlantic Beach, near Jacksonville.',
      ],
      link: 'See the whole service area',
      regionsLabel: 'Regions',
      places: { one: 'place', other: 'places' },
    },
    reviews: {
      sample: 'Example review',
      note: 'We wrote these examples. They are not from customers.',
      starsLabel: '{stars} out of 5 stars',
      previous: 'Previous review',
      next: 'Next review',
    },
    nearYou: {
      heading: 'Finding Reliable Refrigerator Repair Near You',
      paragraphs: [
        'Before you book anybody, ask what the visit costs, when you hear the full price and what the warranty covers.',
        'Our answers: the starting price of a visit is on this page, you hear the full price before any work begins, and the warranty covers our repair and the parts we install.',
      ],
      link: 'Refrigerators: signs, checks and prices',
    },
    timely: {
      heading: 'Why Timely Refrigerator Repair Matters',
      lead: 'A fault seldom goes away, and waiting can add another.',
      cards: [
        {
          title: 'Avoid Food Spoilage',
          text: 'If the refrigerator stops, keep it shut. Food in it keeps for about four hours, in a full freezer for about two days. Put meat, milk and leftovers on ice before then. If they were warm for longer, or you can’t tell, throw them out.',
        },
        {
          title: 'Prevent Additional Issues',
          text: 'A stopped condenser fan can ruin the compressor. If the refrigerator clicks every few minutes and gets warmer, turn off its breaker.',
        },
        {
          title: 'Maintain Peak Performance',
          text: 'A worn door seal lets warm air in. The compressor then runs longer and uses more power.',
        },
        {
          title: 'Ensure Home Safety',
          text: safety['burning-smell'].line,
        },
      ],
      link: 'When a refrigerator gets warm',
    },
    problems: {
      heading: 'Common Refrigerator Problems',
      lead: 'Do this first, then call. Another machine? Choose it under “What broke?” above.',
      firstDo: 'Do first',
      cards: [
        {
          sign: 'freezer-cold-fridge-warm',
          check: 'vents',
          title: 'Cooling Issues',
          text: 'The refrigerator side is warm, or both sides are.',
          firstDo: 'Move food away from the vents inside, and shut the doors.',
        },
        {
          sign: 'water-on-floor',
          check: 'close-the-valve',
          title: 'Water Leaks',
          text: 'There is water on the floor in front, or inside under the drawers.',
          firstDo: `${safety['water-near-power'].line} If the floor is dry where you stand, close the water valve under the sink, or the main valve. Do not move the refrigerator.`,
        },
        {
          sign: 'clicks-or-roars',
          check: 'still-cold',
          title: 'Unusual Noises',
          text: 'The refrigerator clicks, scrapes or hums in a new way.',
          firstDo:
            'Listen for where the noise comes from, and check the temperature inside if you have a thermometer. If the refrigerator clicks every few minutes and keeps getting warmer, turn off its breaker and call.',
        },
      ],
      link: 'All problems, causes and safe checks',
    },
    benefits: {
      heading: 'Benefits of Choosing Local Appliance Repair Services',
      cards: [
        {
          title: 'We know the climate',
          text: 'Salt, humidity and storms wear out parts. Your town’s page says what to watch for there.',
        },
        {
          title: 'We know the buildings',
          text: 'We plan for front desks, gates and elevators. Tell us your building’s rules when you book.',
        },
        {
          title: 'We know the water',
          text: 'Hard water leaves lime, and soft water needs less detergent. Where the water is hard, we look for lime; where it is soft, for too much foam.',
        },
        {
          title: 'One phone number',
          text: 'If something is wrong after the repair, call the number you called to book, day or night.',
        },
        {
          title: 'Less to throw away',
          text: 'A repaired machine stays out of the landfill. If yours cannot be saved, most town pages say who takes it.',
        },
        { title: 'You can see the part', text: 'Ask, and we’ll show you the old part and why it failed.' },
      ],
    },
    callBlock: {
      heading: 'Need Reliable Refrigerator Repair?',
      text: 'Keep the refrigerator’s doors shut, and call. Have the brand and the age ready, and the model number if you know it.',
      call: 'Call now',
      link: 'Find your brand',
    },
    closing: {
      heading: 'Need Appliance Repair Right Now?',
      text: 'Call anytime, or send the form and we’ll call you.',
      call: 'Call now',
    },
  },
};
