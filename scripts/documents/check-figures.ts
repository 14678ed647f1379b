import { readUnwrapped, type Problem } from './document.ts';
import { statedFigures } from './stated-figures.ts';

/** Each sentence with a figure stands in its document with the figure of the code. */
export function checkFigures(): readonly Problem[] {
  return statedFigures
    .filter(([file, words]) => !readUnwrapped(file).includes(words))
    .map(([file, words]) => ({ file, text: `does not say, as the code does: ${words}` }));
}
