// The mark of each part of a sign, the same in the drawing and in the list beside it.
import { plateMarks, type PlateMark, type PlateSign, type SecondBuild } from './plate-form.ts';

export type MarkedPart = {
  readonly part: string;
  readonly mark: PlateMark;
  /** "1" for what can be checked, "2" for what is left alone, "3" for what is our work; "1a", "1b" where there are several. */
  readonly label: string;
};

/** What can be checked, each part once. */
export function listChecked({ check }: PlateSign): readonly string[] {
  return [...new Set(Object.values(check).flatMap((parts) => parts ?? []))];
}

export function markParts(sign: PlateSign): readonly MarkedPart[] {
  const parts = { ...sign, check: listChecked(sign) };
  return plateMarks.flatMap((mark, at) =>
    parts[mark].map((part, index, { length }) => ({
      part,
      mark,
      label: `${at + 1}${length > 1 ? String.fromCodePoint(97 + index) : ''}`,
    })),
  );
}

/** The marks of a sign in the other build of its appliance: what it has keeps its label; and the labels of what it lacks, and of what only we reach there. */
export function markSecond(
  sign: PlateSign,
  { lacks, ours = [] }: SecondBuild,
): {
  readonly marked: readonly MarkedPart[];
  readonly lacking: readonly string[];
  readonly ours: readonly string[];
} {
  const marked = markParts(sign);
  const isOurs = ({ part, mark }: MarkedPart) => mark === 'check' && ours.includes(part);
  return {
    marked: marked
      .filter(({ part }) => !lacks.includes(part))
      .map((lit) => (isOurs(lit) ? { ...lit, mark: 'bring' } : lit)),
    lacking: marked.filter(({ part }) => lacks.includes(part)).map(({ label }) => label),
    ours: marked.filter(isOurs).map(({ label }) => label),
  };
}
