import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

function countFilled(stars: number): { readonly full: number; readonly part: string | undefined } {
  const html = renderToStaticMarkup(<Rating stars={stars} label="stars" />);
  const part = /<svg class="icon-filled" width="([\d.]+)"/u.exec(html)?.[1];
  return { full: (html.match(/icon-filled/gu) ?? []).length - (part === undefined ? 0 : 1), part };
}

test('a rating fills its stars no further than it says: 4.9 is four stars and nine tenths', () => {
  expect(countFilled(4.9)).toEqual({ full: 4, part: '20' });
  expect(countFilled(5)).toEqual({ full: 5, part: undefined });
  expect(countFilled(3)).toEqual({ full: 3, part: undefined });
  expect(countFilled(0.4)).toEqual({ full: 0, part: '10' });
});
