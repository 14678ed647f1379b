import type { ReactNode } from 'react';
import type { TodayTextName } from '#domain/opening/page-today-shape.ts';

type Props = {
  readonly name: TodayTextName;
  /** What holds at any hour: read without script, and until the server has been asked. */
  readonly text: ReactNode;
};

/**
 * A text that says what is true now. The server and site/enhance/today.ts lay theirs over it, so React must not mind that
 * it has changed when it hydrates. The attribute comes last and the text has no tag in it: the server cuts there.
 */
export function TodayText({ name, text }: Props) {
  return (
    <span suppressHydrationWarning data-today={name}>
      {text}
    </span>
  );
}
