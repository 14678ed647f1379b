// The photos of a request in its page: a list of them, and the form for more while there is room.
import type { CheerioAPI } from 'cheerio/slim';
import { mostPhotos } from '#domain/my-request/photo-rules.ts';
import { requestPhotoPath, requestPhotoRemovalPath } from '#domain/paths/paths.ts';
import { prepareTemplate, type Slots, type Template } from '#server/http/forms/page-template.ts';
import type { PhotoFacts } from '#server/store/records/photos/read-photos.ts';

export type PhotosShown = {
  /** Whether more may be added; those that are there are shown either way. */
  readonly canAdd: boolean;
  readonly photos: readonly PhotoFacts[];
  /** What was wrong with those just sent, a line for each. */
  readonly photoProblem?: string;
};

type Numbered = Pick<PhotoFacts, 'id' | 'width' | 'height'> & { readonly number: string };

/** One photo of the list, out of the one that stands in the template. */
function prepareItem(html: string): Template<Numbered> {
  return prepareTemplate<Numbered>(html, (item, slots) => {
    const numbered = (text: string | undefined, number: string) => (text ?? '').replace('{number}', number);
    const picture = item('img');
    const alt = picture.attr('alt');
    slots.attribute(item('a'), 'href', ({ id }) => requestPhotoPath(id));
    slots.attribute(picture, 'src', ({ id }) => requestPhotoPath(id));
    slots.attribute(picture, 'width', ({ width }) => String(width));
    slots.attribute(picture, 'height', ({ height }) => String(height));
    slots.attribute(picture, 'alt', ({ number }) => numbered(alt, number));
    slots.attribute(item('form'), 'action', ({ id }) => requestPhotoRemovalPath(id));
    const button = item('button');
    const label = button.attr('aria-label');
    slots.attribute(button, 'aria-label', ({ number }) => numbered(label, number));
  });
}

/** Marks the places for photos in the page of a request; a page without them shows none. */
export function cutPhotos(page: CheerioAPI, slots: Slots<PhotosShown>): void {
  const list = page('[data-photo-list]');
  const itemOf = prepareItem(list.html() ?? '');
  list.text(
    slots.html(({ photos }) =>
      photos.map((photo, place) => itemOf({ ...photo, number: String(place + 1) })).join(''),
    ),
  );
  slots.attribute(list, 'hidden', ({ photos }) => (photos.length === 0 ? '' : undefined));
  const section = page('#photos');
  slots.attribute(section, 'data-closed', ({ canAdd }) => (canAdd ? undefined : ''));
  slots.attribute(section, 'hidden', ({ canAdd, photos, photoProblem = '' }) =>
    canAdd || photos.length > 0 || photoProblem !== '' ? undefined : '',
  );
  const form = page('[data-photo-form]');
  slots.attribute(form, 'hidden', ({ photos }) => (photos.length < mostPhotos ? undefined : ''));
  const problem = page('[data-photo-problem]');
  problem.text(slots.text(({ photoProblem = '' }) => photoProblem));
  slots.attribute(problem, 'hidden', ({ photoProblem = '' }) => (photoProblem === '' ? '' : undefined));
}
