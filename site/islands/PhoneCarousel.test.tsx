import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselContent } from '#site/elements/carousel/CarouselContent.tsx';
import { CarouselPrevious, CarouselNext } from '#site/elements/carousel/CarouselButtons.tsx';
import { PhoneCarousel } from './PhoneCarousel.island.tsx';

test.each<readonly [string, ReactElement]>([
  ['CarouselContent', <CarouselContent key="content">slides</CarouselContent>],
  ['CarouselPrevious', <CarouselPrevious key="previous" label="Back" />],
  ['CarouselNext', <CarouselNext key="next" label="On" />],
])('%s outside a carousel says what is missing', (part, element) => {
  expect(() => renderToString(element)).toThrow(`<${part}> must be used within a <Carousel>`);
});

test('before script runs, the carousel of the reviews is a list that scrolls by itself, and its buttons wait', () => {
  const html = renderToString(
    <PhoneCarousel label="Reviews" previous="Previous review" next="Next review">
      <ul>
        <li>first</li>
        <li>second</li>
      </ul>
    </PhoneCarousel>,
  );
  expect(html).toMatch(/class="carousel-window overflow-x-auto"><ul><li>first<\/li><li>second<\/li><\/ul>/u);
  expect(html.match(/<button[^>]*disabled=""/gu)).toHaveLength(2);
});
