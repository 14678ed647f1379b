import { expect, test } from 'vitest';
import { findSocialImage, listSocialImages } from './social-images.ts';

test('every picture has a name of its own', () => {
  const names = listSocialImages('en').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['/', 'og-image.jpg'],
  ['/about', 'og-about-image.jpg'],
  ['/florida', 'og-florida-image.jpg'],
  ['/services/range-hood-repair', 'og-range-hood-repair-image.jpg'],
  ['/brands/sub-zero', 'og-sub-zero-image.jpg'],
  ['/palm-beach-county', 'og-palm-beach-county-image.jpg'],
  ['/miami', 'og-miami-image.jpg'],
  ['/lake-buena-vista-wine-cooler-repair', 'og-wine-cooler-repair-image.jpg'],
  ['/privacy-policy', 'og-image.jpg'],
])('%s is shared with %s', (path, file) => {
  expect(findSocialImage(path)).toBe(file);
});
