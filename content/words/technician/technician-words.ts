// The technician's page: his visits of today and tomorrow, and what he says of each. {name}, {time} … are filled in by the server.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type TechnicianWords = Texts<(typeof technicianWords)['en']>;

export const technicianWords = {
  en: {
    head: { title: 'Your Visits', description: 'Visits of today and tomorrow.' },
    heading: '{name}’s visits',
    asOf: 'As of {time}',
    refresh: 'Refresh',
    /** With script: what was pressed waits on the phone. */
    unsent: 'Not sent yet: no signal. It is kept on this phone and goes by itself.',
    /** Before the time, at the end of the note of what was sent late. */
    late: 'Pressed at',
    before: 'Not settled yet',
    beforeText: 'Say what came of these, or call the desk.',
    today: 'Today, {day}',
    tomorrow: 'Tomorrow, {day}',
    none: 'No visits.',
    states: {
      set: 'Scheduled',
      moved: 'Moved',
      'on-the-way': 'On the way',
      done: 'Done',
      canceled: 'Canceled',
      'no-show': 'Nobody there',
      'waiting-for-part': 'Waiting for a part',
      'return-visit': 'Return visit needed',
    },
    urgent: 'Urgent',
    noted: 'Note saved. The desk can read it.',
    doNotServe: 'Do not go: call the desk first',
    closing: 'No visits then. Call the desk before you go. {why}',
    anotherTime: '{name} asks for another time: {wish}. Call the desk before you go.',
    call: 'Call {name}: {phone}',
    map: 'Map',
    noStreet: 'No street address yet. Ask {name} or the desk.',
    facts: {
      problem: 'Problem',
      wrote: 'They wrote',
      causes: 'Likely causes and how to go about it',
      usual: 'Likely causes',
      bring: 'Bring',
      visit: 'On the visit',
      part: 'Part',
      access: 'Gate, floor, parking',
      note: 'From the desk',
      customer: 'About this customer',
      language: 'Speaks',
    },
    photos: { one: '1 photo', other: '{count} photos' },
    photo: 'Photo {number} of {name}',
    press: {
      open: 'Update this visit',
      'on-the-way': 'On the way',
      done: 'Done',
      note: 'Save the note',
      addNote: 'Add a note',
      noteLabel: 'Note for the desk',
      unfinished: 'Needs a part, or another visit',
      part: 'Which part',
      needsPart: 'Needs this part',
      needsReturn: 'Another visit, no part',
      unfinishedText: 'The desk orders the part, and calls {name} about another visit.',
      noShow: 'Nobody there',
      noShowText: 'The desk calls {name} about another time.',
      noShowNote: 'What you tried',
      noShowYes: 'Nobody was there',
      undo: 'Undo “{step}”',
      /** The message goes out within seconds. */
      undoTold: '{name} may have had the message already: call if you are not coming now.',
    },
    callDesk: 'Call the desk',
    close: 'Close this page on this phone',
    closeText: 'The link opens it again.',
    nothing: {
      none: {
        heading: 'This link does not work',
        text: 'It was ended, or replaced by a new one. Ask the desk for your link.',
      },
      away: {
        heading: 'Your visits cannot be shown right now',
        text: 'Nothing is lost. Try again in a minute. If you pressed something, press it again.',
      },
      again: 'Try again',
    },
  },
} as const satisfies Localized<unknown>;

/** What the server answers a press with that changed nothing. */
export const technicianPressWords = {
  en: {
    changed: 'Not saved, because {by} changed this visit first. Now: {state}, {when}.',
    elsewhere:
      'Not saved, because this visit is no longer yours. The desk gave it to somebody else or took it off.',
    early: 'The visit of {name} is {when}. Mark it “{step}” now?',
    earlyYes: 'Yes, {step}',
    earlyNo: 'No, not yet',
    note: 'Write the note first.',
    part: 'Write which part first.',
    faulty: 'That could not be saved as it is. Shorten the note, or call the desk.',
    undone: 'That cannot be undone any more. Call the desk.',
  },
} as const satisfies Localized<unknown>;
