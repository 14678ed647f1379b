// The photos of a request as the server lists them, brought into a page that is open.

const list = '[data-photo-list]';
const form = '[data-photo-form]';

/** By what a photo is told from others. */
const addressOf = (item: Element) => item.querySelector('img')?.getAttribute('src') ?? '';

/** Shows the photos that a newer copy of the page has, and its form while there is room. */
export function showPhotos(page: Document): void {
  const shown = document.querySelector<HTMLElement>(list);
  const news = page.querySelector<HTMLElement>(list);
  if (shown === null || news === null) return;
  const [before, after] = [[...shown.children], [...news.children]];
  // What is the same keeps its focus.
  if (before.map(addressOf).join(' ') === after.map(addressOf).join(' ')) return;
  for (const item of after) {
    // No cache keeps a picture: one that is there already would be loaded again.
    const known = before.find((one) => addressOf(one) === addressOf(item))?.querySelector('img');
    const picture = item.querySelector('img');
    if (!known || picture === null) continue;
    known.alt = picture.alt;
    picture.replaceWith(known);
  }
  shown.replaceChildren(...after);
  shown.hidden = news.hidden;
  const [shownForm, newForm] = [document, page].map((one) => one.querySelector<HTMLElement>(form));
  if (shownForm && newForm) shownForm.hidden = newForm.hidden;
}

/** How many there are. */
export function countPhotos(): number {
  return document.querySelectorAll(`${list} > li`).length;
}
