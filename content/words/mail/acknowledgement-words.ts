// The mail to a customer who gave an address: that we have the request, and when we call. Times and minutes are those that were
// promised to this lead.
import type { Localized } from '#content/language.ts';

export type AcknowledgementWords = {
  readonly subject: string;
  readonly soon: string;
  /** For a request that came while we were closed, told when we are open. */
  readonly afterOpening: string;
  readonly afterHours: string;
  /** On a day we are closed for a reason people know. */
  readonly closedToday: string;
  /** From a region we are away from. */
  readonly away: string;
  /** For later, though we are open: the hours were changed since. */
  readonly later: string;
  /** "7:00 am on Friday, November 27", when it is not today. */
  readonly timeOnDay: string;
  readonly outside: string;
  readonly overdue: string;
  /** To who was on the phone with us before it could be sent. */
  readonly talked: string;
  readonly byMail: string;
  /** What was sent. */
  readonly sent: {
    readonly heading: string;
    /** Of what was taken down on the phone, or talked about there. */
    readonly talkedHeading: string;
    readonly appliance: string;
    readonly sign: string;
    readonly place: string;
    readonly time: string;
    readonly times: Readonly<Record<'morning' | 'afternoon' | 'evening', string>>;
    readonly urgent: string;
    readonly isUrgent: string;
    /** What they wrote is not repeated: whoever wrote it may not own the address. */
    readonly message: string;
    readonly hasMessage: string;
    readonly at: string;
  };
};

export const acknowledgementWords: Localized<AcknowledgementWords> = {
  en: {
    subject: 'We have your request',
    soon: 'Your request is with us. We will call you by {dueAt}, within {minutes} minutes of your request.',
    afterOpening: 'Your request is with us. We will call you by {dueAt}.',
    afterHours: 'Your request is with us. We are closed now and will call you when we open, at {opensAt}.',
    closedToday:
      'Your request is with us. We are closed today ({reason}) and will call you when we open, at {opensAt}.',
    away: 'Your request is with us. We cannot come to your area right now ({reason}). We will call you when we are back, at {opensAt}.',
    later: 'Your request is with us. We will call you at {opensAt}.',
    timeOnDay: '{time} on {day}',
    outside:
      'The ZIP code in the request is outside the area we usually serve. We will tell you on the phone whether we can come.',
    overdue: 'Your request is with us. We should have called you by now, and we will as soon as we can.',
    talked: 'Your request is with us, and we have talked on the phone.',
    byMail: 'Your message is with us. We will answer it by email.',
    sent: {
      heading: 'What you sent',
      talkedHeading: 'What we have',
      appliance: 'Appliance',
      sign: 'Problem',
      place: 'Where',
      time: 'Preferred time',
      times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
      urgent: 'Urgency',
      isUrgent: 'Marked as urgent',
      message: 'Your message',
      hasMessage: 'We have it',
      at: 'Sent',
    },
  },
};
