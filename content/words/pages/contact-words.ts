// The Contact page: the quote form, the message form, the phone, the hours and the emergency rule.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

const safety = safetyWords.en;

export const contactWords = {
  en: {
    head: {
      title: 'Contact Us or Ask for a Visit Online',
      description:
        'Call day and night, or send the form: we call back within {minutes} minutes between {opens} and {closes}, every day. In danger, call 911 before you call us.',
    },
    heading: 'Call, or tell us here and we’ll call you',
    intro:
      'The form takes a minute. If you rent, call your landlord first: the lease says who pays to repair what came with the home.',
    callPlate: 'Callback',
    hoursPlate: 'Visits',
    phonePlate: 'Phone',
    phone: 'Answered day and night',
    sameDayPlate: 'Same-day visits',
    paymentPlate: 'Payment',
    emailPlate: 'About a past repair, by email',
    scheduleHeading: 'Get your free quote',
    scheduleNote: 'Your name, phone, email, ZIP code and appliance are all we need to call you back.',
    schedule: {
      heading: 'How we agree on a time',
      steps: [
        {
          title: 'You name the part of the day that suits you',
          text: 'In the form, choose morning ({morning}), afternoon ({afternoon}) or evening ({evening}). On the phone, just tell us. If you need another time, call us: the visit costs the same.',
        },
        {
          title: 'We call you',
          text: 'We ask for what the form leaves out: what the appliance is doing, its brand and model, and your street address.',
        },
        {
          title: 'We agree on a day and a time',
          text: 'If this page names an open window, it comes from our calendar. Someone may take it before we talk, so nothing is booked before that call.',
        },
      ],
    },
    /** Above the form, because what it leads to is below. */
    dangerLink: { label: 'For gas, smoke, fire or water:', text: 'Read this first' },
    danger: {
      heading: 'If something is dangerous right now',
      stops: [
        safety['gas-smell'].line,
        safety['carbon-monoxide'].line,
        safety['burning-smell'].line,
        `${safety['water-near-power'].line} If the floor is dry where you stand, close the machine’s water valves or the main valve.`,
      ],
      after: 'Call us only when everyone is safe.',
    },
    message: {
      heading: 'Something else?',
      text: 'For a past repair, an invoice, work for a builder or a question about this website, write a few lines. For a repair, the quote form above is faster.',
    },
  },
} as const satisfies Localized<unknown>;
