// The forms on the page of a visitor's own request.
import type { CheerioAPI } from 'cheerio/slim';
import { escapeText, type Slots } from '#server/http/forms/page-template.ts';
import type { RequestShown } from './request-shown.ts';

const fieldsOf = {
  add: ['sign', 'power', 'time', 'code', 'access'],
  correct: ['phone', 'email', 'zip'],
  again: ['again_phone', 'again_email', 'again_zip', 'again_message'],
} as const;

/** What a field has in it when it is shown: what was typed and could not be saved, else what is kept and may be seen. */
function valueOf(name: string, { typed, changeId, zip }: RequestShown): string | undefined {
  if (name === 'change_id') return changeId;
  return typed[name] ?? (name === 'again_zip' ? zip : undefined);
}

/** The signs of the appliance, to choose from; sent again, the one that is kept is chosen. */
function cutSigns(page: CheerioAPI, slots: Slots<RequestShown>, name: 'sign' | 'again_sign'): void {
  const signs = page(`[data-request-choice="${name}"]`);
  slots.attribute(signs, 'hidden', (facts) => (facts.signs.length === 0 ? '' : undefined));
  const list = signs.find('select');
  const first = list.html() ?? '';
  list.text(
    slots.html(({ signs: choices, typed, signSlug }) => {
      const chosen = typed[name] ?? (name === 'again_sign' ? signSlug : '');
      const options = choices.map(
        ({ value, label }) =>
          `<option value="${escapeText(value)}"${value === chosen ? ' selected' : ''}>${escapeText(label)}</option>`,
      );
      return first + options.join('');
    }),
  );
}

/** The forms of the page: what was typed, what can be chosen, and only those that have something to do. */
export function cutForms(page: CheerioAPI, slots: Slots<RequestShown>): void {
  for (const element of page('[data-request-value]')) {
    const field = page(element);
    const name = field.attr('data-request-value') ?? '';
    slots.attribute(field, 'value', (facts) => valueOf(name, facts));
  }
  for (const name of ['sign', 'again_sign'] as const) cutSigns(page, slots, name);
  for (const element of page('[data-request-choice="again_time"] option')) {
    const option = page(element);
    const value = option.attr('value');
    slots.attribute(option, 'selected', ({ typed, timeSlug }) =>
      (typed.again_time ?? timeSlug) === value ? '' : undefined,
    );
  }
  for (const element of page('[data-request-text]')) {
    const field = page(element);
    const name = field.attr('data-request-text') ?? '';
    field.text(slots.text(({ typed }) => typed[name] ?? ''));
  }
  slots.attribute(page('[data-request-digits]'), 'hidden', ({ asksDigits }) => (asksDigits ? undefined : ''));
  const formOf = (name: string) => page(`[data-request-form="${name}"]`).closest('details');
  slots.attribute(formOf('cancel'), 'hidden', ({ canCancel }) => (canCancel ? undefined : ''));
  slots.attribute(formOf('again'), 'hidden', ({ canAgain }) => (canAgain ? undefined : ''));
  // What was typed and could not be saved must be seen.
  const hasTyped = ({ typed }: RequestShown, names: readonly string[]) =>
    names.some((name) => (typed[name] ?? '') !== '');
  const reopen = (form: string, names: readonly string[]) =>
    slots.attribute(formOf(form), 'open', (facts) => (hasTyped(facts, names) ? '' : undefined));
  reopen('correct', fieldsOf.correct);
  reopen('again', fieldsOf.again);
  for (const form of ['cancel', 'erase'])
    slots.attribute(formOf(form), 'open', ({ typed }) => (typed.deed === form ? '' : undefined));
  // What is wrong in one of them is found at once where the long one is closed.
  slots.attribute(formOf('add'), 'open', (facts) => {
    const isElsewhere = hasTyped(facts, [...fieldsOf.correct, ...fieldsOf.again, 'reason', 'deed']);
    return isElsewhere && !hasTyped(facts, fieldsOf.add) ? undefined : '';
  });
  for (const form of ['add', 'correct'] as const)
    slots.attribute(formOf(form), 'hidden', (facts) =>
      facts.canAdd || hasTyped(facts, fieldsOf[form]) ? undefined : '',
    );
}
