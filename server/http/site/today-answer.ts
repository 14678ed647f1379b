// The answer of a path as it is now: a page that says what is true now is prepared anew when that changes, and not before.
import type { Header } from '#server/http/security-headers.ts';
import { prepareAnswer, type PreparedAnswer } from './site-answer.ts';
import type { SiteAsset } from './site-asset.ts';
import type { PlaceWords, TodayPages } from './today-pages.ts';
import { writeAsset } from './write-asset.ts';

export type AnswerParts = {
  readonly asset: SiteAsset;
  readonly status: 200 | 404;
  readonly security: readonly Header[];
  /** What pages say now; without it they are answered as they were built. */
  readonly today: TodayPages | undefined;
};

/** Makes the function that gives the prepared answer of this moment. */
export function createAnswer({ asset, status, security, today }: AnswerParts): () => PreparedAnswer {
  const { place } = asset;
  if (place === undefined || today === undefined) {
    const answer = prepareAnswer(asset, status, security);
    return () => answer;
  }
  let current: { readonly words: PlaceWords; readonly answer: PreparedAnswer } | undefined;
  return () => {
    const words = today.wordsOf(place);
    if (current?.words !== words)
      current = { words, answer: prepareAnswer(writeAsset(asset, words), status, security) };
    return current.answer;
  };
}
