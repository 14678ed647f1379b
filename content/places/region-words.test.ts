import { expect, test } from 'vitest';
import { regionWords } from './region-words.ts';

test('who looks for North Port, Port Charlotte or Punta Gorda in Southwest Florida is told where they are', () => {
  for (const slug of ['southwest-florida', 'west-central-florida'] as const) {
    expect(regionWords.en[slug].intro, slug).toMatch(/North Port, Port Charlotte and Punta Gorda/u);
  }
  expect(regionWords.en['west-central-florida'].serving).toContain('Punta Gorda');
});
