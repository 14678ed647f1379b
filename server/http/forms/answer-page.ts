// Pages that answer a form which was not taken: built by the site, with the part that its components write for each answer.
import { languages } from '#content/language.ts';
import {
  formAnswerNames,
  type FormAnswerChoice,
  type FormAnswerFacts,
} from '#domain/answers/answer-parts.ts';
import { languageFolder } from '#domain/words/find-language.ts';
import type { AnsweredPages } from '#server/http/answers/answered-pages.ts';
import { plainPage } from '#server/http/answers/plain-page.ts';

export type AnswerPages = {
  readonly fill: (choice: FormAnswerChoice, facts: FormAnswerFacts) => string;
  /** Names of pages the site build did not make; a plain page stands in for them. */
  readonly missing: readonly FormAnswerChoice['name'][];
};

/** `phone` (E.164) is shown on a plain page. */
export function createAnswerPages(answered: AnsweredPages, phone: string): AnswerPages {
  const pageOf = ({ name, language }: Pick<FormAnswerChoice, 'name' | 'language'>) =>
    answered(`${languageFolder(language)}/${name}`);
  const choices = languages.flatMap((language) => formAnswerNames.map((name) => ({ name, language })));
  return {
    missing: choices.filter((choice) => pageOf(choice) === undefined).map(({ name }) => name),
    fill: (choice, facts) =>
      pageOf(choice)?.page((parts) => parts.form(choice, facts)) ?? plainPage(phone, facts),
  };
}
