import { cn } from './class-names.ts';
import { TodayText } from './TodayText.tsx';

type Props = {
  /** It stands in the first band of a page, where a line is long. */
  readonly isOpening?: boolean;
};

/** The first window that is open now. It is built empty, with room for the words: the server writes them, so that nothing moves. */
export function NextWindow({ isOpening = false }: Props) {
  return (
    <p className={cn('next-window', isOpening && 'next-window-opening mt-2 -mb-3')}>
      <TodayText name="nextWindow" text="" />
    </p>
  );
}
