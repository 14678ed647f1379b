// Pages that answer a form which was not taken: built by the site, with the part that its components write for each answer.
import { languages } from '#content/language.ts';
import {
  formAnswerNames,
  type FormAnswerChoice,
  type FormAnswerFacts,
} from '#domain/answers/answer-parts.ts';
import { messageApiPath, quoteApiPath } from '#domain/paths/paths.ts';
import { languageFolder } from '#domain/words/find-language.ts';
import type { AnsweredPages } from '#server/http/answers/answered-pages.ts';
import { plainPage } from '#server/http/answers/plain-page.ts';
import type { ReportFault } from '#server/log/fault-report.ts';

export type AnswerPages = {
  readonly fill: (choice: FormAnswerChoice, facts: FormAnswerFacts) => string;
  /** Names of pages the site build did not make; a plain page stands in for them. */
  readonly missing: readonly FormAnswerChoice['name'][];
};

const actions = { quote: quoteApiPath, message: messageApiPath } as const;

/** `phone` (E.164) is shown on a plain page: it stands in for a page that was not built or cannot be written, and keeps the fields. */
export function createAnswerPages(answered: AnsweredPages, phone: string, report: ReportFault): AnswerPages {
  const pageOf = ({ name, language }: Pick<FormAnswerChoice, 'name' | 'language'>) =>
    answered(`${languageFolder(language)}/${name}`);
  const choices = languages.flatMap((language) => formAnswerNames.map((name) => ({ name, language })));
  function fill(choice: FormAnswerChoice, facts: FormAnswerFacts): string {
    const sent = { action: actions[choice.form], fields: facts.fields };
    try {
      return (
        pageOf(choice)?.page((parts) => parts.form(choice, facts)) ?? plainPage(phone, { ...facts, sent })
      );
    } catch (fault) {
      return plainPage(phone, {
        ...facts,
        sent,
        errorId: report('request failed', fault, { kind: choice.name }),
      });
    }
  }
  return {
    missing: choices.filter((choice) => pageOf(choice) === undefined).map(({ name }) => name),
    fill,
  };
}
