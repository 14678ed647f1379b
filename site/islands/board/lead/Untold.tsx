import { useBoardContext } from '#site/islands/board/work/board-context.ts';

/** That no mail and no text goes to them: whoever books or moves their visit has to say so on the phone. */
export function Untold() {
  const { words, canText } = useBoardContext();
  const { untold } = words.work;
  return <p className="visit-reason">{canText ? untold.mailAndTexts : untold.mail}</p>;
}
