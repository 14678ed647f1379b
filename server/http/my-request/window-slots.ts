// The windows of a request's page, written into its template.
import type { CheerioAPI } from 'cheerio/slim';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { escapeText, type Slots } from '#server/http/forms/page-template.ts';
import type { WindowFacts } from './window-facts.ts';

type Facts = { readonly window: WindowFacts; readonly typed: PostedFields };

function radio(value: string, label: string, chosen: string): string {
  const checked = value === chosen ? ' checked=""' : '';
  return `<label class="request-window"><input type="radio" name="window" value="${escapeText(value)}"${checked}><span>${escapeText(label)}</span></label>`;
}

/** A day to open, with its windows; one without any is a line. The first is open, or the one with the window that is chosen. */
function writeDays({ window: { days, chosen }, typed }: Facts): string {
  const wanted = typed.window ?? chosen;
  const hasWanted = (windows: WindowFacts['days'][number]['windows']) =>
    windows.some(({ value }) => value === wanted);
  const opened =
    days.find(({ windows }) => hasWanted(windows)) ?? days.find(({ windows }) => windows.length > 0);
  return days
    .map((day) => {
      const head = `<span>${escapeText(day.label)}</span> <span>${escapeText(day.note)}</span>`;
      if (day.windows.length === 0) return `<p class="request-day">${head}</p>`;
      const list = day.windows.map(({ value, label }) => radio(value, label, wanted)).join('');
      const open = day === opened ? ' open=""' : '';
      return `<details class="request-day"${open}><summary>${head}</summary><fieldset aria-label="${escapeText(day.label)}">${list}</fieldset></details>`;
    })
    .join('');
}

/** What a post of these windows could not do. */
export function problemOf(
  { problem, typed, window }: Facts & { readonly problem: string },
  form: WindowFacts['form'],
): string {
  return typed.window !== undefined && window.form === form ? problem : '';
}

/** Fills in the windows, and leaves the form that is of use. */
export function cutWindows(page: CheerioAPI, slots: Slots<Facts & { readonly problem: string }>): void {
  for (const form of ['pick', 'move'] as const) {
    const section = page(`[data-request-windows="${form}"]`);
    slots.attribute(section, 'hidden', ({ window }) => (window.form === form ? undefined : ''));
    const problem = section.find(`[data-request="${form}-problem"]`);
    // Where the keyboard goes on: the page begins far above.
    slots.attribute(problem, 'autofocus', (facts) => (problemOf(facts, form) === '' ? undefined : ''));
    const isOffered = ({ days }: WindowFacts) => days.length > 0;
    const list = section.find('[data-request-days]');
    list.text(slots.html((facts) => (facts.window.form === form ? writeDays(facts) : '')));
    const why = section.find('[data-request-why]');
    slots.attribute(why, 'hidden', ({ window }) => (window.why === '' ? '' : undefined));
    why.find('p').text(slots.text(({ window }) => window.why));
    const intro = section.find('[data-request-intro]');
    const isIdle = ({ window }: Facts) => form === 'pick' && !isOffered(window);
    slots.attribute(intro, 'hidden', (facts) => (isIdle(facts) ? '' : undefined));
    const offered = form === 'pick' ? section.find('form') : list;
    slots.attribute(offered, 'hidden', ({ window }) => (isOffered(window) ? undefined : ''));
    const none = section.find('[data-request-no-window]');
    slots.attribute(none, 'hidden', ({ window }) => (window.chosen === '' ? '' : undefined));
  }
}
