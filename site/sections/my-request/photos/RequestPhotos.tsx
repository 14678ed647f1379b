import type { ReactNode } from 'react';
import type { PhotoWords } from '#content/words/my-request/photo-words.ts';
import { mostPhotos } from '#domain/my-request/request-limits.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { Band } from '#site/elements/Band.tsx';
import { NumberPlaces, type NumberPlacesProps } from '#site/elements/signs/NumberPlaces.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import { PhotoItem } from './PhotoItem.tsx';

type Props = {
  readonly words: PhotoWords;
  /** Said above; how many photos there may be is filled in. */
  readonly text: string;
  readonly action: string;
  readonly number: Omit<NumberPlacesProps, 'told'>;
  readonly shown: Pick<RequestShown, 'photos' | 'canAdd' | 'photoProblem' | 'number'>;
  /** The part that sends with script. */
  readonly children: ReactNode;
};

/** Photos of a request: those there are, and the form for more while there is room. To a request that is over nothing is added. */
export function RequestPhotos({ words, text, action, number, shown, children }: Props) {
  const { photos, canAdd, photoProblem } = shown;
  return (
    <Band
      id="photos"
      labelledBy="photos-heading"
      tone="sand"
      air="tight"
      isHidden={!canAdd && photos.length === 0 && photoProblem === ''}
    >
      <h2 id="photos-heading" className="text-h3">
        {canAdd ? words.heading : words.keptHeading}
      </h2>
      <p hidden={!canAdd} className="mt-3 max-w-measure">
        {text}
      </p>
      {shown.number !== undefined && <NumberPlaces {...number} told={shown.number} />}
      <p
        role="alert"
        data-photo-problem=""
        hidden={photoProblem === ''}
        className="mt-5 rounded-control border-2 border-fault bg-fault-tint p-4 whitespace-pre-line"
      >
        {photoProblem}
      </p>
      <ul data-photo-list="" hidden={photos.length === 0} className="photo-list mt-5">
        {photos.map((photo, index) => (
          <PhotoItem key={photo.id} words={words} photo={photo} number={index + 1} />
        ))}
      </ul>
      <div hidden={!canAdd}>
        <PhotoForm words={words} action={action} isFull={photos.length >= mostPhotos} />
      </div>
      {children}
    </Band>
  );
}
