import type { ReactNode } from 'react';
import type { PhotoWords } from '#content/words/my-request/photo-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { PhotoForm } from './PhotoForm.tsx';

type Props = {
  readonly words: PhotoWords;
  /** Said above; how many photos there may be is filled in. */
  readonly text: string;
  readonly action: string;
  /** The part that sends with script. */
  readonly children: ReactNode;
};

/** Photos of a request: the server lists those there are, out of the one that stands here, and says when none can be added. */
export function RequestPhotos({ words, text, action, children }: Props) {
  return (
    <Band id="photos" labelledBy="photos-heading" tone="sand" air="tight">
      <h2 id="photos-heading" className="text-h3">
        <span data-photos-for="adding">{words.heading}</span>
        <span data-photos-for="keeping">{words.keptHeading}</span>
      </h2>
      <p data-photos-for="adding" className="mt-3 max-w-measure">
        {text}
      </p>
      <p
        role="alert"
        data-photo-problem=""
        className="mt-5 rounded-control border-2 border-fault bg-fault-tint p-4 whitespace-pre-line"
      />
      <ul data-photo-list="" className="photo-list mt-5">
        <li>
          {/* The server writes the addresses and the size; they are lazy, for a picture may have 300 kB. */}
          <a href="#photos">
            <img src="data:," width={1} height={1} alt={words.alt} loading="lazy" />
          </a>
          <form method="post">
            <button type="submit" className="button button-line" aria-label={words.remove}>
              {words.removeShort}
            </button>
          </form>
        </li>
      </ul>
      <PhotoForm words={words} action={action} />
      {children}
    </Band>
  );
}
