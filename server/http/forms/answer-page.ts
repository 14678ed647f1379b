// Pages the server answers with itself: made by the site build, taken apart once, filled in here. Text goes in as text.
import type { Language } from '#content/language.ts';
import { languageFolder } from '#domain/words/find-language.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { CheerioAPI } from 'cheerio/slim';
import { nameFaults, type FieldFault } from './fault-slots.ts';
import { keepFields } from './field-slots.ts';
import { prepareTemplate, type Slots, type Template } from './page-template.ts';
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

export type AnswerFacts = {
  readonly fields: PostedFields;
  readonly faults: readonly FieldFault[];
  /** Under which the fault stands in the log. */
  readonly errorId: string | undefined;
};

/** Which page, in which language, and for which form: a page that serves both keeps the one that was sent. */
export type AnswerChoice = {
  readonly name: AnswerName;
  readonly language: Language;
  readonly form: LeadKind;
};

function nameError(page: CheerioAPI, slots: Slots<AnswerFacts>): void {
  const place = page('[data-error-id]');
  slots.attribute(place, 'hidden', ({ errorId }) => (errorId === undefined ? '' : undefined));
  place.find('span').text(slots.text(({ errorId }) => errorId ?? ''));
}

function prepareAnswer(html: string, form: LeadKind): Template<AnswerFacts> {
  return prepareTemplate(html, (page, slots) => {
    page('[data-kept-form]').not(`[data-kept-form="${form}"]`).remove();
    nameFaults(page, slots);
    keepFields(page, slots);
    nameError(page, slots);
  });
}

export type AnswerPages = {
  readonly fill: (choice: AnswerChoice, facts: AnswerFacts) => string;
  /** Names of pages the site build did not make; a plain page stands in for them. */
  readonly missing: readonly AnswerName[];
};

const keyOf = ({ name, language, form }: AnswerChoice) => `${language} ${name} ${form}`;

/** Makes the answer pages out of the site's templates, anew when these are others. `phone` (E.164) is shown when a template is missing. */
export function createAnswerPages(
  templatesNow: () => ReadonlyMap<string, string>,
  phone: string,
): AnswerPages {
  let templates = templatesNow();
  function templateOf(name: AnswerName, language: Language): string {
    return (
      templates.get(`${languageFolder(language)}/${name}`) ?? templates.get(`/${name}`) ?? plainPage(phone)
    );
  }
  const prepared = new Map<string, Template<AnswerFacts>>();
  // When it is wanted first, so that the start does not wait for all of them.
  function prepare(key: string, { name, language, form }: AnswerChoice): Template<AnswerFacts> {
    const template = prepareAnswer(templateOf(name, language), form);
    prepared.set(key, template);
    return template;
  }
  return {
    missing: answerNames.filter((name) => !templates.has(`/${name}`)),
    fill(choice, facts) {
      if (templates !== templatesNow()) {
        templates = templatesNow();
        prepared.clear();
      }
      const key = keyOf(choice);
      return (prepared.get(key) ?? prepare(key, choice))(facts);
    },
  };
}
