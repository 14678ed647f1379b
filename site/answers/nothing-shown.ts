import type { RequestShown } from '#domain/my-request/request-shown.ts';

/** A request of which nothing is known, to build its page with: every form is there, for the checks of built pages. */
export const nothingShown: RequestShown = {
  ...{ firstName: '', state: '', more: '', step: 'received', appliance: '', applianceSlug: '' },
  ...{ sign: '', signSlug: '' },
  ...{ plate: undefined, number: undefined },
  ...{
    timeSlug: '',
    code: '',
    zip: '',
    time: '',
    sentAt: '',
    power: '',
    also: '',
    word: '',
    address: '',
    access: '',
  },
  ...{ contact: '', canAdd: true, isByPhone: true, canCancel: true, asksDigits: false, canAgain: true },
  texts: 'offer',
  ...{ hasVisit: true, isOver: false, photos: [], mayBurnGas: true, signs: [] },
  window: { form: 'pick', next: '', held: '', gone: '', why: '', chosen: '', days: [] },
  ...{ version: '', problem: '', typed: {}, photoProblem: '', changeId: '' },
};
