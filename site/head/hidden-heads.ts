// Heads of pages that no search engine may keep.
import { answerWords, type AnswerName } from '#content/words/forms/answer-words.ts';
import type { Language } from '#content/language.ts';
import type { PageHead } from './page-head.ts';

type Words = Pick<PageHead, 'title' | 'description'>;

/** Head of a page at a path, such as those for staff. */
export function hiddenHead(path: string, { title, description }: Words): PageHead {
  return { title, description, path, isHidden: true };
}

/** Head of a page that shows one visitor's request, or that there is none. */
export function requestHead(name: 'my-request' | 'no-request', words: Words): PageHead {
  return hiddenHead(`/answers/${name}`, words);
}

/** Head of a page the server answers a form with. It has no address of its own. */
export function answerHead(name: AnswerName, language: Language): PageHead {
  return hiddenHead(`/answers/${name}`, answerWords[language][name]);
}
