import type { ReactNode } from 'react';
import { Carousel } from '#site/elements/carousel/Carousel.tsx';
import { CarouselContent } from '#site/elements/carousel/CarouselContent.tsx';
import { CarouselPrevious, CarouselNext } from '#site/elements/carousel/CarouselButtons.tsx';

type Props = {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** A list. It is plain HTML and stays so: nothing of it is sent to the browser twice. */
  readonly children?: ReactNode;
};

/** On wider screens the list is the grid its classes make it; the specification's phone turns it into a carousel. */
const onPhones = {
  active: false,
  align: 'start',
  breakpoints: { '(width <= 768px)': { active: true } },
} as const;

export function PhoneCarousel({ label, previous, next, children }: Props) {
  return (
    <Carousel label={label} options={onPhones}>
      <CarouselContent>{children}</CarouselContent>
      <div className="mt-4 hidden justify-end gap-3 phone:scripted:flex">
        <CarouselPrevious label={previous} />
        <CarouselNext label={next} />
      </div>
    </Carousel>
  );
}
