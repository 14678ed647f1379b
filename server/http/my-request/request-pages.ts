// The pages of a visitor's own request, out of the site's templates.
import type { CheerioAPI } from 'cheerio/slim';
import type { RequestStep } from '#domain/my-request/request-state.ts';
import { prepareTemplate, type Slots, type Template } from '#server/http/forms/page-template.ts';
import { cutPhotos } from './photos/photo-slots.ts';
import { isPast } from './request-facts.ts';
import type { RequestShown } from './request-shown.ts';
import { cutForms } from './request-form-slots.ts';
import { cutWindows, problemOf } from './window-slots.ts';

/** none: no request, or not one of theirs · away: it cannot be told now · erased: a moment ago. */
export type NoRequest = 'none' | 'away' | 'erased';

export type RequestPages = {
  readonly request: Template<RequestShown>;
  readonly noRequest: (kind: NoRequest) => string;
};

/** Text of the facts by the names that the template's `data-request` marks use. */
const texts = {
  'first-name': ({ firstName }) => (firstName === '' ? '' : `, ${firstName}`),
  state: ({ state }) => state,
  more: ({ more }) => more,
  appliance: ({ appliance }) => appliance,
  sign: ({ sign }) => sign,
  code: ({ code }) => code,
  zip: ({ zip }) => zip,
  time: ({ time }) => time,
  at: ({ sentAt }) => sentAt,
  power: ({ power }) => power,
  access: ({ access }) => access,
  contact: ({ contact }) => contact,
  problem: (facts) => (facts.typed.window === undefined ? facts.problem : ''),
  'pick-problem': (facts) => problemOf(facts, 'pick'),
  'move-problem': (facts) => problemOf(facts, 'move'),
  held: ({ window }) => window.held,
  gone: ({ window }) => window.gone,
} as const satisfies Readonly<Record<string, (facts: RequestShown) => string>>;

function cutRequest(page: CheerioAPI, slots: Slots<RequestShown>): void {
  for (const [name, textOf] of Object.entries(texts)) {
    const place = page(`[data-request="${name}"]`);
    place.text(slots.text(textOf));
    // A row of the plate goes with its value.
    const shown = place.closest('[data-request-row]');
    const hideable = shown.length > 0 ? shown : place;
    slots.attribute(hideable, 'hidden', (facts) => (textOf(facts) === '' ? '' : undefined));
  }
  // Where the keyboard goes on, and the page with it: it begins far above.
  slots.attribute(page('[data-request=problem]'), 'autofocus', (facts) =>
    texts.problem(facts) === '' ? undefined : '',
  );
  const live = page('[data-request-live]');
  slots.attribute(live, 'data-request-version', ({ version }) => version);
  slots.attribute(live, 'data-request-over', ({ isOver }) => (isOver ? '' : undefined));
  slots.attribute(page('[data-request-file]'), 'hidden', ({ hasVisit }) => (hasVisit ? undefined : ''));
  slots.attribute(page('[data-request-way=phone]'), 'hidden', ({ isByPhone }) =>
    isByPhone ? undefined : '',
  );
  slots.attribute(page('[data-request-way=mail]'), 'hidden', ({ isByPhone }) => (isByPhone ? '' : undefined));
  // Nobody needs to look for the model number of a machine that is mended.
  slots.attribute(page('[data-request-ready]'), 'hidden', ({ canAdd }) => (canAdd ? undefined : ''));
  for (const element of page('[data-request-step]')) {
    const item = page(element);
    const step = stepNamed(item.attr('data-request-step'));
    slots.attribute(item, 'aria-current', (facts) => (facts.step === step ? 'step' : undefined));
    slots.attribute(item, 'data-past', (facts) => (isPast(step, facts.step) ? '' : undefined));
  }
}

function stepNamed(name: string | undefined): RequestStep {
  return name === 'call' || name === 'visit' || name === 'fixed' ? name : 'received';
}

function preparePages(templates: ReadonlyMap<string, string>): RequestPages | undefined {
  const request = templates.get('/my-request');
  const noRequest = templates.get('/no-request');
  if (request === undefined || noRequest === undefined) return undefined;
  const prepareNone = (kind: NoRequest) =>
    prepareTemplate(noRequest, (page) => page(`[data-no-request]:not([data-no-request="${kind}"])`).remove())(
      undefined,
    );
  const pages = { none: prepareNone('none'), away: prepareNone('away'), erased: prepareNone('erased') };
  return {
    request: prepareTemplate<RequestShown>(request, (page, slots) => {
      cutRequest(page, slots);
      cutForms(page, slots);
      cutPhotos(page, slots);
      cutWindows(page, slots);
    }),
    noRequest: (kind) => pages[kind],
  };
}

/** Gives the pages as the templates have them at the moment; undefined if the site build did not make them. */
export function createRequestPages(
  templatesNow: () => ReadonlyMap<string, string>,
): (() => RequestPages) | undefined {
  let templates = templatesNow();
  const first = preparePages(templates);
  if (first === undefined) return undefined;
  let pages = first;
  return () => {
    if (templates !== templatesNow()) {
      templates = templatesNow();
      pages = preparePages(templates) ?? pages;
    }
    return pages;
  };
}
