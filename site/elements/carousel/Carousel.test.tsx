import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { CarouselContent } from './CarouselContent.tsx';
import { CarouselItem } from './CarouselItem.tsx';
import { CarouselNext } from './CarouselNext.tsx';
import { CarouselPrevious } from './CarouselPrevious.tsx';

test.each<readonly [string, ReactElement]>([
  ['CarouselContent', <CarouselContent key="content">slides</CarouselContent>],
  ['CarouselItem', <CarouselItem key="item">slide</CarouselItem>],
  ['CarouselPrevious', <CarouselPrevious key="previous" label="Back" />],
  ['CarouselNext', <CarouselNext key="next" label="On" />],
])('%s outside a carousel says what is missing', (part, element) => {
  expect(() => renderToString(element)).toThrow(`<${part}> must be used within a <Carousel>`);
});

test('a whole carousel shows every slide before script runs', () => {
  const html = renderToString(
    <Carousel label="Reviews">
      <CarouselContent>
        <ul>
          <CarouselItem>first</CarouselItem>
          <CarouselItem>second</CarouselItem>
        </ul>
      </CarouselContent>
      <CarouselPrevious label="Previous review" />
      <CarouselNext label="Next review" />
    </Carousel>,
  );
  expect(html).toContain('first');
  expect(html).toContain('second');
  expect(html).toContain('aria-label="Next review"');
});
