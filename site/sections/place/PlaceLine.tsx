import type { LocalFactRow } from './LocalFacts.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

/** The first fact of a place, in the first screen of its page: who opens a third page in a row sees a different one. */
export function PlaceLine({ title, fact, advice, isShared }: LocalFactRow) {
  return (
    <p id="here" className="mt-5 max-w-measure">
      <span className="label block" data-shared="">
        {title}
      </span>{' '}
      {keepHyphens(fact)}
      {advice !== undefined && (
        <strong className="font-semibold" data-shared={isShared === true ? '' : undefined}>
          {' '}
          {keepHyphens(advice)}
        </strong>
      )}
    </p>
  );
}
