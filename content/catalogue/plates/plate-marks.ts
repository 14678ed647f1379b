// The mark of each part of a sign, the same in the drawing and in the list beside it.
import { plateMarks, type PlateMark, type PlateSign } from './plate-form.ts';

export type MarkedPart = {
  readonly part: string;
  readonly mark: PlateMark;
  /** "1" for what can be checked, "2" for what is left alone, "3" for what is our work; "1a", "1b" where there are several. */
  readonly label: string;
};

export function markParts(sign: PlateSign): readonly MarkedPart[] {
  return plateMarks.flatMap((mark, at) =>
    sign[mark].map((part, index, { length }) => ({
      part,
      mark,
      label: `${at + 1}${length > 1 ? String.fromCodePoint(97 + index) : ''}`,
    })),
  );
}
