import type { Localized } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { regions } from '#content/places/regions.ts';
import { partWords } from './part-words.ts';

type Names = Readonly<Record<string, string>>;

/** "wine coolers" by their slug. */
const plurals: Names = Object.fromEntries(services.map(({ slug }) => [slug, serviceWords.en[slug].plural]));
/** "Wine cooler" by its slug. */
const applianceNames: Names = Object.fromEntries(
  services.map(({ slug }) => [slug, serviceWords.en[slug].name]),
);
const regionNames: Names = {
  ...Object.fromEntries(regions.map(({ slug, name }) => [slug, name])),
  outside: 'outside the regions',
};

/** Words of the panel of visits and of the booking dialog. */
export const visitsWords = {
  en: {
    heading: 'Visits',
    date: 'Day',
    dayBefore: 'Day before',
    dayAfter: 'Next day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    /** The day by technician, and a visit of it taken up to be put down elsewhere. */
    day: {
      grip: 'Move {name}',
      free: 'no visits',
      slot: '{technician}, {time}',
      here: 'Now here',
      moving: 'Moving {name}. Choose who and when: arrow keys and Enter, or press. Escape goes back.',
      there: 'Moved {name}: {visit}.',
      /** Sick, say. */
      off: 'Mark off',
      offFor: 'Mark off {name}, {day}',
      offQuestion: 'Mark {name} off on {day}? Visits of that day stay with {name} until you move them.',
      offYes: 'Yes, off that day',
      back: 'Back at work',
      backFor: 'Back at work: {name}, {day}',
    },
    /** Visits of any day whose technician is off then, or has left. */
    toReassign: {
      summary: '{count} with somebody who is off that day, or no longer with us',
      all: 'Move all to Unassigned',
      question: 'Move {count} to Unassigned? Day and time stay, and the customers get no message about it.',
      yes: 'Yes, move all',
      moved: 'Moved {count} to Unassigned.',
      stuck: '{count} not moved, because something changed: look at each, then move it.',
      undone: 'Moved {count} back.',
      stuckUndo: '{count} not moved back, because something changed since.',
    },
    by: 'Sort visits',
    byTime: 'By time',
    byTechnician: 'By technician',
    print: 'Print',
    none: 'No visits on {day}.',
    closed: 'Closed: {reason}',
    loading: 'Loading…',
    failed: 'This cannot be read now. It is tried again by itself.',
    count: { one: 'visit', other: 'visits' },
    andCanceled: '{visits}, {canceled} canceled',
    nobody: 'Unassigned',
    urgent: 'Urgent',
    /** On a card: what booking asked about. */
    doubled: 'Double-booked',
    far: '{miles} miles from the stop before, in {place}',
    phone: 'Phone',
    place: 'Place',
    machine: 'Appliance',
    parts: 'Likely parts',
    message: 'They wrote',
    note: 'Note',
    /** Where the visit is made. */
    address: {
      heading: 'Where we come',
      street: 'Street address (optional)',
      unit: 'Apartment or unit',
      access: 'Gate code, floor, parking',
      map: 'Map',
      none: 'No street address yet',
      noneShort: 'No address',
      use: 'Use {address}',
    },
    changedBy: '{state} by {name}, {time}',
    showLead: 'Show the lead',
    /** From the lead to its visit. */
    showDay: 'Move or cancel it on its day',
    more: 'More for {name}',
    less: 'Less for {name}',
    states: {
      set: 'Scheduled',
      moved: 'Moved',
      'on-the-way': 'On the way',
      done: 'Done',
      canceled: 'Canceled',
      'no-show': 'No-show',
      'waiting-for-part': 'Waiting for a part',
      'return-visit': 'Return visit needed',
    },
    canceled: 'Canceled by customer',
    erased: 'Erased by customer',
    doNotGo: 'Do not go',
    steps: {
      'on-the-way': 'On the way',
      done: 'Done',
      'needs-part': 'Needs a part',
      'needs-return': 'Needs a return visit',
      'no-show': 'No-show',
      move: 'Move',
      cancel: 'Cancel visit',
      keep: 'Keep it',
      part: 'Change the part',
    },
    /** Booked before the owner said that no visits are made then. */
    closing: {
      mark: 'No visits then: call to move it',
      fact: 'Why it cannot stay',
      day: 'Its day',
      summary: '{count} booked when no visits are made: call to move, or keep',
      /** Why nothing can be booked there for a time, in the dialog. */
      until: 'No visits here until {until}: {why}',
      from: 'No visits here from {from} to {until}: {why}',
    },
    /** Asked before the desk cancels a visit, with who hears of it. */
    cancel: {
      question: 'Why is the visit of {name} canceled?',
      tells: {
        both: 'They get an email and a text that this visit is canceled.',
        email: 'They get an email that this visit is canceled.',
        sms: 'They get a text that this visit is canceled.',
        nobody: 'Nobody is told: call them.',
      },
      reasons: {
        customer: 'Customer asked',
        'we-cannot': 'We cannot come',
        twice: 'Booked twice',
        other: 'Another reason',
      },
      no: 'Keep the visit',
    },
    /** What the repair waits for. */
    part: {
      ...partWords.en,
      fact: 'Part',
      /** Beside a visit that is to bring it. */
      late: 'Part expected after this visit',
      heading: 'A part for {name}',
      change: 'Change the part',
      order: 'Mark part ordered',
      name: 'Which part',
      isOrdered: 'Ordered',
      orderedOn: 'Ordered on',
      expectedOn: 'Expected on (optional)',
      save: 'Save part',
      saving: 'Saving…',
      faults: {
        name: 'Say which part.',
        orderedOn: 'Give the day it was ordered.',
        orderedLater: 'It cannot have been ordered on a day that is still to come.',
        expectedOn: 'It cannot be expected before it was ordered.',
      },
      /** What a row of the work list says is to be done. */
      chips: {
        order: 'Order part: {part}',
        ordered: 'Part ordered {ordered}: {part}',
        expected: 'Part expected {expected}: {part}',
        return: 'Book return visit',
        /** The return visit brings it. */
        brought: 'Part: {part}',
      },
    },
    /** What the hour makes pressing, of any day: on the cards and the rows of their leads, and above the day. */
    due: {
      over: 'Over, not settled',
      unassigned: 'Unassigned, due now',
      toSettle: 'Over and not settled, {count}: say what came of each',
      toAssign: 'Unassigned and due within the hour, {count}: say who goes',
    },
    /** In the place of “On the way”, while nobody is named. */
    assign: 'Assign',
    undo: 'Undo',
    undoAnyway: 'Undo anyway',
    /** Why a visit cannot simply be planned again. */
    undoBarred: 'Not undone: {window} is not free any more ({bar}). Choose another time for the visit.',
    undoHeld:
      'Not undone: {window}, which was held for this customer, is not free any more ({bar}). Agree on another time with them.',
    undoUnfit:
      'Not undone: for {window} the technician is {bars} now. Choose somebody else, or another time.',
    undoBars: {
      off: 'off that day',
      region: 'not sent to this region',
      appliance: 'not doing this appliance',
      busy: 'busy at that time',
      far: 'far from the stop before or after',
    },
    anotherTime: 'Asks for another time',
    addressChanged: 'Address changed by customer',
    asksFor: 'They asked for another time: {wish}',
    /** Asked before a visit that nobody is named for is marked. */
    unsent: 'Nobody is named for the visit {time}. Mark it “{step}” all the same?',
    /** What became of a visit that is gone from the list with it. */
    settled: {
      done: 'Done.',
      'no-show': 'No-show.',
      cancel: 'Visit canceled.',
      keep: 'Kept.',
      undone: 'Undone.',
    },
    /** Asked once when the window is more than an hour away. */
    early: {
      question: 'The visit is {time}. Mark it “{step}” now?',
      yes: 'Yes, {step}',
      no: 'Go back',
    },
    faults: {
      lost: 'That was not saved: no connection. Press again.',
      away: 'That was not saved: the database does not answer. Press again in a moment.',
      changed: 'Somebody else was faster. This is how the visit stands now.',
      leadChanged: 'Not saved, for this came first: “{what}” Look at the request, then press again.',
      gone: 'This visit is not there any more.',
      merged: 'This request was merged into another meanwhile. Book the visit there.',
      erased: 'The customer had this request erased. Nothing can be booked for it.',
      unassigned: 'Nobody is assigned to this visit. Say who goes, then press “On the way.”',
      'owners only': 'Only an owner can change this.',
      'days changed': 'Not saved: somebody changed the days off meanwhile. Go back, and open it again.',
      taken: 'Another technician has this name.',
      overlap: 'Two windows of one day overlap. Each is two hours long.',
      'no windows': 'Give at least one window a place.',
      faulty: 'That cannot be saved as it is.',
      refused: 'That was refused. Load the page again.',
    },
    booking: {
      heading: 'Book a visit for {name}',
      moveHeading: 'Move the visit of {name}',
      /** Under the heading: what for, and the time of day they gave with the form. */
      machines: applianceNames,
      prefers: 'Prefers {time}',
      /** What the return visit brings. */
      brings: 'Part to bring',
      /** Of a missed call, say, nobody knows yet where it is. */
      zipFirst: 'Type the ZIP code to see which days and times are free.',
      days: 'Day',
      otherDay: 'Another day',
      windows: 'Time',
      left: '{count} left',
      bars: {
        full: 'Full',
        'half-gone': 'Half over',
        cutoff: 'After the cut-off',
        past: 'Past',
        closed: 'Closed',
        hours: 'Outside the hours of that day',
        away: 'No service in this region',
        'same-day': 'No same-day visits',
        'no-visits': 'No visits',
      },
      noWindows: 'No visits are made on this day of the week.',
      dayOver: 'All windows of this day are over. Choose another day.',
      noDays: 'No day is free in the next weeks. Choose another day, or ask the owner.',
      technician: 'Technician',
      notNamed: 'Unassigned',
      note: 'Note for the technician',
      book: 'Book visit',
      move: 'Move the visit',
      anyway: 'Book anyway',
      moveAnyway: 'Move anyway',
      saving: 'Saving…',
      back: 'Go back',
      /** Asked once before more is booked than there is room for. */
      ask: {
        full: 'This window is full: {taken} booked, room for {room}.',
        'half-gone': 'Half of this window is over.',
        cutoff: 'It is after the cut-off for visits on the same day.',
      },
      notServed: 'This customer is marked “Do not serve.”',
      beforePart: 'The part is expected {day}.',
      /** At the end of each, and of what speaks against a technician. */
      askAnyway: 'Book anyway?',
      askMoveAnyway: 'Move anyway?',
      /** What was found only by the server, for others changed it. */
      unfit: 'Something has changed for this technician. Look again.',
      gone: 'Somebody has just taken this. Choose again.',
      hasVisit: 'There is a visit already: {visit}. Move that one instead.',
    },
    /** Where and for what technicians are sent, and why one is not. */
    able: {
      appliances: plurals,
      regions: regionNames,
      offOn: 'off {days}',
      offThen: 'Off that day',
      free: 'Available',
      notFree: 'Not available',
      bars: {
        off: 'off that day',
        region: 'not in {region}',
        appliance: 'does not do {appliances}',
        busy: 'busy {window}',
        /** Of each stop that is too far off. */
        far: '{far}',
      },
      /** What is far off, and from where: “Gulfport is 25 miles from the stop before, in Brandon”. */
      far: {
        before: '{here} is {miles} miles from the stop before, in {there}',
        after: '{here} is {miles} miles from the stop after, in {there}',
        here: 'this place',
      },
      near: 'also in {stops} that day',
    },
    plan: {
      heading: 'Technicians and windows',
      open: 'Technicians and windows',
      close: 'Back to the visits',
      windows: 'Windows by weekday',
      intro:
        'How many visits a region takes in each window. Each is two hours long. An empty box closes the window on that weekday. Booking over these limits needs a confirm.',
      closeDay: 'Close the day',
      none: 'None',
      noneOn: 'None on {day}',
      standing: 'Nobody has set these yet. Until you save, these numbers are used.',
      region: 'Region',
      outside: 'Outside the regions',
      window: 'Window',
      days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      cell: '{day}, {window}',
      start: 'Another window from',
      add: 'Add',
      everywhere: 'Use these numbers for all regions',
      save: 'Save windows',
      saved: 'Saved.',
      unsaved: 'Not saved yet.',
      technicians: 'Technicians',
      noTechnicians: 'No technicians yet. Visits can be booked without one.',
      name: 'Name',
      addTechnician: 'Add technician',
      edit: {
        open: 'Edit',
        phone: 'Phone',
        weekdays: 'Works on',
        regions: 'Goes to',
        appliances: 'Repairs',
        daysOff: 'Days off',
        from: 'First day off',
        to: 'Last day off',
        addDays: 'Add days off',
        remove: 'Remove',
        removeDays: 'Remove {days}',
        save: 'Save',
        faults: {
          phone: 'This is no phone number. Check it, or leave it empty.',
          'nothing ticked': 'Tick at least one day, one region and one appliance.',
          days: 'The first day off is after the last, or missing.',
        },
      },
      cancel: 'Go back',
      remove: 'Remove',
      removeQuestion:
        'Take {name} off the list? Their visits stay. Their page and calendar links stop working.',
      removeYes: 'Yes, remove',
      gone: 'No longer with us',
      takeBack: 'Take back',
      renewQuestion: 'Make a new link for {name}? The one they have stops working.',
      renewYes: 'Yes, make a new one',
      endYes: 'Yes, end it',
      /** The private links of a technician. */
      links: {
        page: {
          make: 'Page link',
          renew: 'New page link',
          end: 'End page link',
          endQuestion:
            'End the page link of {name}? Their phone stops showing visits at once, until you make and send a new link.',
          since: 'Page link made {time}',
          none: 'No page link',
          heading: 'Page link for {name}',
          text: 'Shown only now. Text it to {name}. Their phone opens today’s and tomorrow’s visits, with buttons for “On the way” and “Done”. Whoever has the link can read those visits and press the buttons.',
          address: 'Address of the page',
        },
        feed: {
          make: 'Calendar link',
          renew: 'New calendar link',
          end: 'End calendar link',
          endQuestion:
            'End the calendar link of {name}? Their calendar stops following visits, until you make and send a new link.',
          since: 'Calendar link made {time}',
          none: 'No calendar link',
          heading: 'Calendar link for {name}',
          text: 'Shown only now. In the calendar on their phone they add a calendar “by URL” or “by subscription” and paste it. Whoever has the link can read names and phone numbers of their visits.',
          address: 'Address of the calendar',
        },
      },
    },
    sheet: {
      heading: 'Visits of {technician}',
      printed: '{day}, printed {time}',
      time: 'Time',
      whom: 'Who and where',
      what: 'Problem',
      bring: 'Bring',
      notes: 'Notes',
    },
    /** What another request asks for that was merged into it. */
    also: 'Also',
    /** In a technician's calendar. */
    feed: {
      name: 'Visits: {technician}',
      product: 'Visits',
      phone: 'Phone: {phone}',
      parts: 'Likely parts: {parts}',
    },
  },
} as const satisfies Localized<unknown>;
