import type { PhotoWords } from '#content/words/my-request/photo-words.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';
import { requestPhotoPath, requestPhotoRemovalPath } from '#domain/paths/paths.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly words: Pick<PhotoWords, 'alt' | 'remove' | 'removeShort'>;
  readonly photo: RequestFacts['photos'][number];
  /** Counted from one. */
  readonly number: number;
};

/** A photo that is kept. It is loaded when it comes near, because it may have 300 kB. */
export function PhotoItem({ words, photo: { id, width, height }, number }: Props) {
  const path = requestPhotoPath(id);
  const named = (text: string) => fillText(text, { number: String(number) });
  return (
    <li data-key={id}>
      <a href={path}>
        <img src={path} width={width} height={height} alt={named(words.alt)} loading="lazy" />
      </a>
      <form method="post" action={requestPhotoRemovalPath(id)}>
        <button type="submit" className="button button-line" aria-label={named(words.remove)}>
          {words.removeShort}
        </button>
      </form>
    </li>
  );
}
