// The mails to a customer about a visit that we set, moved or canceled, that begins, or that waits for a part.
import type { Localized } from '#content/language.ts';

export const visitMailWords = {
  en: {
    set: {
      subject: 'Your visit is scheduled for {day}, {hours}',
      text: 'Your visit is scheduled: {weekday}, {hours}.',
    },
    /** Somebody was there, and a part was ordered. */
    setReturn: {
      subject: 'Your return visit is scheduled for {day}, {hours}',
      text: 'Your return visit is scheduled: {weekday}, {hours}. We bring the part: {part}.',
    },
    moved: {
      subject: 'Your visit is now on {day}, {hours}',
      text: 'Your visit has a new time: {weekday}, {hours}. The one we told you before no longer holds.',
    },
    canceled: {
      subject: 'Your visit on {day} is canceled',
      text: 'Your visit on {weekday} is canceled. No one will be coming. If you still need us, call us for a new time.',
      /** To who has another one that stands. */
      ofTwo: 'Your visit on {weekday}, {hours}, is canceled. Your other visit stays as it is.',
    },
    'on-the-way': {
      subject: 'Your technician is on the way',
      text: 'Your technician is on the way. Your window is {hours}.',
    },
    part: {
      subject: 'We ordered the part for your repair',
      text: 'We ordered the part for your repair. We call you to schedule the return visit.',
    },
    /** The return visit is booked, and stays. */
    partBooked: {
      subject: 'News of the part for your visit on {day}',
      text: 'Your visit stays scheduled: {weekday}, {hours}. If the part makes another time necessary, we’ll call you.',
    },
    labels: {
      day: 'Day',
      hours: 'Time',
      canceledDay: 'Canceled',
      before: 'Told before',
      technician: 'Technician',
      appliance: 'Appliance',
      also: 'Also',
      place: 'Where',
      part: 'Part',
      expected: 'Expected',
    },
    /** "8–10 am Eastern Time". */
    hoursIn: '{hours} {zone}',
    change: 'If the time does not suit you, call us or tell us on the page of your request.',
    calendar: 'The attached file puts the visit into your calendar. If the time changes, we send it again.',
    calendarOff: 'The attached file takes the visit out of your calendar.',
    /** In their calendar. */
    entry: {
      product: 'Visit',
      summary: '{name}: {appliance}',
      summaryBare: '{name}: visit',
      technician: '{technician} is your technician.',
      phone: 'To change the time, call {phone}.',
    },
    fileName: 'visit.ics',
  },
} as const satisfies Localized<unknown>;
