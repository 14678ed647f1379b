// Pages the server answers with itself: made by the site build, filled in here. Text goes in as text, never as HTML.
import type { Language } from '#content/language.ts';
import { languageFolder } from '#domain/words/find-language.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { trapField } from '#domain/requests/quote-request.ts';
import { load, type CheerioAPI } from 'cheerio/slim';

export const answerNames = [
  'quote-faults',
  'message-faults',
  'unavailable',
  'too-many',
  'too-large',
  'refused',
] as const;
export type AnswerName = (typeof answerNames)[number];

export type FieldFault = { readonly field: string; readonly sentence: string };
export type AnswerFacts = {
  readonly language: Language;
  readonly form: LeadKind;
  readonly fields: PostedFields;
  readonly faults: readonly FieldFault[];
};

/** A page that serves both forms keeps the one that was sent. */
function keepForm(page: CheerioAPI, form: LeadKind): void {
  page('[data-kept-form]').not(`[data-kept-form="${form}"]`).remove();
}

function keepFields(page: CheerioAPI, fields: PostedFields): void {
  page('form [name]').each((_, element) => {
    const control = page(element);
    const name = control.attr('name') ?? '';
    const text = fields[name];
    if (name === trapField) return;
    if (text === undefined && !control.is('[type=checkbox],[type=radio]')) return;
    if (control.is('textarea')) control.text(text ?? '');
    else if (control.is('select')) {
      control.find('option').each((__, option) => {
        const choice = page(option);
        if (choice.attr('value') === text) choice.attr('selected', '');
        else choice.removeAttr('selected');
      });
    } else if (control.is('[type=checkbox]')) {
      if (text === undefined || text === '') control.removeAttr('checked');
      else control.attr('checked', '');
    } else if (control.is('[type=radio]')) {
      if (control.attr('value') === text) control.attr('checked', '');
      else control.removeAttr('checked');
    } else control.attr('value', text ?? '');
  });
}

function nameFaults(page: CheerioAPI, faults: readonly FieldFault[]): void {
  const list = page('[data-fault-list]');
  for (const { field, sentence } of faults) {
    const control = page('form [name]').filter((_, element) => page(element).attr('name') === field);
    const note = page('[data-fault-for]').filter(
      (_, element) => page(element).attr('data-fault-for') === field,
    );
    const id = control.attr('id') ?? field;
    control.attr('id', id).attr('aria-invalid', 'true');
    note.text(sentence).removeAttr('hidden');
    const noteId = note.attr('id');
    if (noteId !== undefined) control.attr('aria-describedby', noteId);
    list.append(page('<li></li>').append(page('<a></a>').attr('href', `#${id}`).text(sentence)));
  }
  if (faults.length > 0) list.removeAttr('hidden').parents('[hidden]').removeAttr('hidden');
}

function fallbackPage(phone: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please call us</title><main><h1>We could not take your request</h1><ul data-fault-list></ul>
<p>Please call us: <a data-phone></a></p></main></html>`.replace('<a data-phone></a>', () => {
    const page = load('<a></a>', null, false);
    page('a').attr('href', `tel:${phone}`).text(formatPhoneNumber(phone));
    return page.html();
  });
}

export type AnswerPages = {
  readonly fill: (name: AnswerName, facts: AnswerFacts) => string;
  /** Names of pages the site build did not make; a plain page stands in for them. */
  readonly missing: readonly AnswerName[];
};

/** Makes the answer pages out of the site's templates. `phone` (E.164) is shown when a template is missing. */
export function createAnswerPages(templates: ReadonlyMap<string, string>, phone: string): AnswerPages {
  function templateOf(name: AnswerName, language: Language): string {
    return (
      templates.get(`${languageFolder(language)}/${name}`) ?? templates.get(`/${name}`) ?? fallbackPage(phone)
    );
  }
  return {
    missing: answerNames.filter((name) => !templates.has(`/${name}`)),
    fill(name, { language, form, fields, faults }) {
      const page = load(templateOf(name, language));
      keepForm(page, form);
      keepFields(page, fields);
      nameFaults(page, faults);
      return page.html();
    },
  };
}
