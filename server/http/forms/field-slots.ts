// The fields of an answer page's form: what was typed stands in them again.
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { trapField } from '#domain/requests/quote-request.ts';
import type { CheerioAPI } from 'cheerio/slim';
import type { PageElement, Slots } from './page-template.ts';

type Facts = { readonly fields: PostedFields };
type TextOf = (facts: Facts) => string | undefined;

function keepChoice(page: CheerioAPI, slots: Slots<Facts>, select: PageElement, textOf: TextOf): void {
  for (const element of select.find('option')) {
    const option = page(element);
    const value = option.attr('value');
    const isFirstChoice = option.is('[selected]');
    slots.attribute(option, 'selected', (facts) => {
      const text = textOf(facts);
      const isChosen = text === undefined ? isFirstChoice : text === value;
      return isChosen ? '' : undefined;
    });
  }
}

function keepField(page: CheerioAPI, slots: Slots<Facts>, control: PageElement, textOf: TextOf): void {
  if (control.is('select')) keepChoice(page, slots, control, textOf);
  else if (control.is('[type=checkbox]'))
    slots.attribute(control, 'checked', (facts) => ((textOf(facts) ?? '') === '' ? undefined : ''));
  else if (control.is('textarea')) {
    const before = control.text();
    // A line end right behind the tag is not part of the text (HTML, 13.1.2.5), so one is written that may be lost.
    control.text(`\n${slots.text((facts) => textOf(facts) ?? before)}`);
  } else {
    const before = control.attr('value') ?? '';
    control.attr(
      'value',
      slots.text((facts) => textOf(facts) ?? before),
    );
  }
}

/** Makes a slot of every field but the trap. A field that was not sent keeps what the page has; an unsent tick is none. */
export function keepFields(page: CheerioAPI, slots: Slots<Facts>): void {
  for (const element of page('form [name]')) {
    const control = page(element);
    const name = control.attr('name') ?? '';
    if (name !== trapField) keepField(page, slots, control, ({ fields }) => fields[name]);
  }
}
