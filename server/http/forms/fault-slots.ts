// What is wrong with a form, on its answer page: beside each field, and in a list that leads to them.
import type { CheerioAPI } from 'cheerio/slim';
import { escapeText, type Slots } from './page-template.ts';

export type FieldFault = { readonly field: string; readonly sentence: string };
type Facts = { readonly faults: readonly FieldFault[] };

/** Makes slots of the paragraphs beside the fields, of the marks on them, and of the list. */
export function nameFaults(page: CheerioAPI, slots: Slots<Facts>): void {
  const places = new Map<string, string>();
  for (const element of page('[data-fault-for]')) {
    const note = page(element);
    const field = note.attr('data-fault-for') ?? '';
    const sentenceOf = ({ faults }: Facts) => faults.find((fault) => fault.field === field)?.sentence;
    note.text(slots.text((facts) => sentenceOf(facts) ?? ''));
    slots.attribute(note, 'hidden', (facts) => (sentenceOf(facts) === undefined ? '' : undefined));
    const control = page('form [name]').filter((_, one) => page(one).attr('name') === field);
    const noteId = note.attr('id');
    if (noteId !== undefined) control.attr('aria-describedby', noteId);
    places.set(field, control.attr('id') ?? field);
    slots.attribute(control, 'aria-invalid', (facts) =>
      sentenceOf(facts) === undefined ? undefined : 'true',
    );
  }
  const list = page('[data-fault-list]');
  slots.attribute(list, 'hidden', ({ faults }) => (faults.length === 0 ? '' : undefined));
  list.text(
    slots.html(({ faults }) =>
      faults
        .map(
          ({ field, sentence }) =>
            `<li><a href="#${escapeText(places.get(field) ?? field)}">${escapeText(sentence)}</a></li>`,
        )
        .join(''),
    ),
  );
}
