// Pages that name the origin they are asked by, where no setting says which one is ours.
import type { PreparedAnswer } from './site-answer.ts';
import { changeAsset } from './site-asset.ts';
import { createAnswer, type AnswerParts } from './today-answer.ts';

/** Of so many origins the answers are kept, compressed: as we are called on this machine and beyond it. Anybody can ask by more. */
const mostKept = 2;

type OriginAnswer = (origin: string | undefined) => PreparedAnswer;

/**
 * Makes the maker of a page's answers. Without `unsaid`, the stand-in that is replaced, and for files that do not name it, all answers are
 * one. By origins beyond the first two a page is written plain for each request, 0.2 ms, so that invented ones fill no memory.
 */
export function createOriginAnswers(unsaid: string | undefined): (parts: AnswerParts) => OriginAnswer {
  const kept = new Set<string>();
  function isKept(origin: string): boolean {
    if (kept.size < mostKept) kept.add(origin);
    return kept.has(origin);
  }
  return (parts) => {
    const built = createAnswer(parts);
    if (unsaid === undefined || (parts.asset.names ?? 0) === 0) return built;
    const byOrigin = new Map<string, () => PreparedAnswer>();
    return (origin) => {
      if (origin === undefined) return built();
      const known = byOrigin.get(origin);
      if (known !== undefined) return known();
      const asset = changeAsset(parts.asset, unsaid, origin);
      if (!isKept(origin)) return createAnswer({ ...parts, asset: { ...asset, compressed: new Map() } })();
      const answer = createAnswer({ ...parts, asset });
      byOrigin.set(origin, answer);
      return answer();
    };
  };
}
