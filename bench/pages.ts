// What a first visit costs on each kind of page, brotli, without pictures.
import { mainPages } from '../tests/support/pages/page-kinds.ts';
import { weighPage } from '../tests/support/pages/page-weight.ts';
import type { Measure } from './measure.ts';

/** Goal: a city-and-appliance page at most 45 kB in all, 4 kB of script, 12 kB of style. */
export function measurePages(): Promise<readonly Measure[]> {
  const measures = mainPages.flatMap(([kind, path]) => {
    const { total, script, style } = weighPage('dist', path === '/' ? '/index.html' : `${path}.html`);
    return [
      {
        what: `${path}: first load`,
        value: total / 1000,
        unit: 'kB',
        ...(kind === 'city-and-appliance' && { goal: { atMost: 45 } }),
      },
      // The home page alone also starts its film.
      {
        what: `${path}: script at once`,
        value: script / 1000,
        unit: 'kB',
        goal: { atMost: kind === 'home' ? 4.5 : 4 },
      },
      { what: `${path}: style`, value: style / 1000, unit: 'kB', goal: { atMost: 12 } },
    ];
  });
  return Promise.resolve(measures);
}
