import type { BoardWords } from '#content/words/board/board-words.ts';
import type { Address } from '#domain/requests/quote-fields.ts';
import { describePlace, mapUrl, type VisitPlace } from '#domain/visits/visit-address.ts';

type Props = { readonly where: VisitPlace & Address; readonly words: BoardWords['visits']['address'] };

/** The door of a visit, with a map that is asked nothing until it is pressed. */
export function VisitAddress({ where, words }: Props) {
  const map = mapUrl(where);
  return (
    <>
      {map === undefined ? (
        <p className="visit-quiet">{words.none}</p>
      ) : (
        <a className="visit-phone" href={map} target="_blank" rel="noreferrer">
          {words.map} <bdi>{describePlace(where)}</bdi>
        </a>
      )}
      {where.access !== '' && (
        <p className="visit-access">
          {words.access}: <bdi>{where.access}</bdi>
        </p>
      )}
    </>
  );
}
