import { answerWords, type AnswerName } from '#content/words/forms/answer-words.ts';
import type { Language } from '#content/language.ts';
import type { PageHead } from './page-head.ts';

/** Head of a page the server answers with itself. It has no address of its own and no search engine may keep it. */
export function answerHead(name: AnswerName, language: Language): PageHead {
  const { title, description } = answerWords[language][name];
  return { title, description, path: `/answers/${name}`, isHidden: true };
}
