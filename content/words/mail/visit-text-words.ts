import type { Localized } from '#content/language.ts';

/** Text messages to customers who agreed to them: each fits into 160 plain characters, with the company's name before and `end` behind it. */
export const visitTextWords = {
  en: {
    set: 'your visit is scheduled for {day}, {hours}.',
    moved: 'your visit has a new time: {day}, {hours}.',
    canceled: 'your visit on {day} is canceled. No one will be coming.',
    canceledOfTwo: 'your visit on {day}, {hours}, is canceled. Your other visit stays as it is.',
    'on-the-way': 'your technician is on the way. Your window is {hours}.',
    named: '{technician} is on the way. Your window is {hours}.',
    part: 'we ordered the part for your repair. We call you to schedule the return visit.',
    partExpected: 'we ordered the part for your repair. It is expected {day}. Then we call you.',
    partBooked: 'we ordered the part for your repair. Your visit stays as scheduled.',
    partBookedExpected: 'the part for your repair is expected {day}. Your visit stays as scheduled.',
    call: 'Questions? Call {phone}.',
    end: 'Reply STOP to end.',
    /** To whoever writes back. */
    unread: 'Nobody reads texts to this number. Please call {phone}.',
  },
} as const satisfies Localized<unknown>;
