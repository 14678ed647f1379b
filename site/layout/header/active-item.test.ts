import { expect, test } from 'vitest';
import { activeItem } from './active-item.ts';

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/wine-cooler-repair', 'services'],
  ['/brands/sub-zero', 'brands'],
  ['/florida', 'serviceArea'],
  ['/palm-beach-county', 'serviceArea'],
  ['/miami', 'serviceArea'],
  ['/miami-dryer-repair', 'serviceArea'],
  ['/privacy-policy', undefined],
  ['/404', undefined],
])('%s belongs to %s', (path, item) => {
  expect(activeItem(path, 'en')).toBe(item);
});
