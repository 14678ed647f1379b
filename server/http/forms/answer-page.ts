// Pages the server answers with itself: made by the site build, filled in here. Text goes in as text, never as HTML.
import type { Language } from '#content/language.ts';
import { languageFolder } from '#domain/words/find-language.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import { trapField } from '#domain/requests/quote-request.ts';
import { load, type CheerioAPI } from 'cheerio/slim';
import { plainPage } from './plain-page.ts';

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
  /** Under which the fault stands in the log. */
  readonly errorId: string | undefined;
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

function nameError(page: CheerioAPI, errorId: string | undefined): void {
  if (errorId === undefined) return;
  page('[data-error-id]').removeAttr('hidden').find('span').text(errorId);
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
      templates.get(`${languageFolder(language)}/${name}`) ?? templates.get(`/${name}`) ?? plainPage(phone)
    );
  }
  return {
    missing: answerNames.filter((name) => !templates.has(`/${name}`)),
    fill(name, { language, form, fields, faults, errorId }) {
      const page = load(templateOf(name, language));
      keepForm(page, form);
      keepFields(page, fields);
      nameFaults(page, faults);
      nameError(page, errorId);
      return page.html();
    },
  };
}
