import type { Localized } from '#content/language.ts';

/** A notice in plain words: which, to whom, and how it stands. */
export const noticesWords = {
  en: {
    title: '{what}: {who}, by {channel}',
    whats: {
      dispatch: 'New request',
      amendment: 'Sent again with other words',
      reminder: 'Reminder to call',
      alarm: 'Alarm, nobody called',
      acknowledgement: 'Acknowledgement',
    },
    staff: 'to staff',
    customer: 'to the customer',
    channels: { email: 'e-mail', webhook: 'webhook', board: 'call board' },
    states: {
      due: 'Goes out {time}',
      leased: 'Is being sent now',
      retry: 'Did not get through. Next try {time}',
      sent: 'Delivered',
      'partly-sent': 'Some were not told. Sent again, it goes to these alone.',
      dead: 'Given up. Nobody was told this way.',
      cancelled: 'Not needed any more',
      held: 'Held back: {reason}',
    },
    again: 'Send again',
    sending: 'Sending…',
    show: 'Show the lead',
  },
} as const satisfies Localized<unknown>;

/** What came of one attempt, by the codes of domain/leads/notice-answer.ts, for whoever never read a mail log. */
export const answersWords = {
  en: {
    'mail-taken': 'The mail server took it for all of {all} addresses',
    'mail-partly-taken':
      'The mail server took it for {taken} of {all} addresses. Refused in the list of NOTICE_TO: {missing}',
    'mail-address-refused': 'The mail server refuses the address for good ({status})',
    'mail-address-later': 'The mail server put this address off until later ({status})',
    'mail-sender-refused': 'The mail server does not let us send as MAIL_FROM ({status})',
    'mail-refused': 'The mail server refuses the mail for good ({status})',
    'mail-later': 'The mail server put us off until later ({status})',
    'mail-login': 'The mail server does not take our user name or password ({reason})',
    'mail-unencrypted': 'The mail server does not encrypt, though SMTP_URL asks for it ({reason})',
    'mail-away': 'The mail server cannot be reached ({reason})',
    'mail-silent': 'The mail server did not answer in time',
    'mail-unanswered': 'The mail server took the mail and never said that it keeps it',
    'web-taken': 'The webhook took it ({status})',
    'web-moved': 'The webhook points elsewhere, where we do not follow ({status})',
    'web-gone': 'The webhook wants nothing more ({status})',
    'web-refused': 'The webhook refuses it ({status})',
    'web-busy': 'The webhook is in trouble ({status})',
    'web-asked-to-wait': 'The webhook asks us to wait ({status})',
    'web-away': 'The webhook cannot be reached ({reason})',
    'web-silent': 'The webhook did not answer in time',
    'cut-off': 'It was cut off: the server stopped, or there was no answer for long',
    broken: 'Sending it failed in our own program ({reason})',
    'not-set-up': 'This channel is no longer set up on the server',
    'no-address': 'There is no address to send to',
    'on-board': 'It is on the board',
    unreadable: 'This server cannot read it: it was written by another version',
    'held-suspect': 'the request looks machine-made, and the address may be anybody’s',
    'held-address': 'this address was sent one less than ten minutes before',
    'held-address-day': 'this address was sent five within a day',
    'held-client': 'too many were asked for from one address on the Internet within the hour',
    'held-hour': 'more were sent within the hour than ACKNOWLEDGEMENTS_PER_HOUR allows',
    called: 'Somebody had called',
    'alarm-instead': 'The alarm took its place',
    'later-instead': 'A later one took its place',
    'too-late': 'It was a day too late',
  },
} as const satisfies Localized<unknown>;
