import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardPhoto } from '#domain/leads/board-details.ts';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';

type Props = { readonly photos: readonly BoardPhoto[]; readonly words: BoardWords['photos'] };

/** Photos the customer added; a press shows one large, and the arrow keys the others. */
export function LeadPhotos({ photos, words }: Props) {
  const [index, setIndex] = useState<number | undefined>(undefined);
  const name = (at: number) =>
    words.photo.replace('{number}', String(at + 1)).replace('{count}', String(photos.length));
  const turn = (by: number) =>
    setIndex((now) => (now === undefined ? now : (now + by + photos.length) % photos.length));
  const large = index === undefined ? undefined : photos[index];
  return (
    <section>
      <h4 className="label">{words.heading}</h4>
      <ul className="board-photos">
        {photos.map(({ path, width, height }, at) => (
          <li key={path}>
            <button type="button" onClick={() => setIndex(at)} aria-label={`${words.enlarge}: ${name(at)}`}>
              <img src={path} alt="" width={width} height={height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && index !== undefined && (
        <BoardDialog heading={name(index)} onClose={() => setIndex(undefined)}>
          <div
            role="group"
            aria-label={name(index)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') turn(1);
              if (key === 'ArrowLeft') turn(-1);
            }}
          >
            <img
              src={large.path}
              alt={name(index)}
              width={large.width}
              height={large.height}
              className="board-photo-large"
            />
            <div className="mt-3 flex flex-wrap gap-2">
              {photos.length > 1 && (
                <>
                  <button type="button" className="button button-line" onClick={() => turn(-1)}>
                    {words.previous}
                  </button>
                  <button type="button" className="button button-line" onClick={() => turn(1)}>
                    {words.next}
                  </button>
                </>
              )}
              <button type="button" className="button button-solid" onClick={() => setIndex(undefined)}>
                {words.close}
              </button>
            </div>
          </div>
        </BoardDialog>
      )}
    </section>
  );
}
