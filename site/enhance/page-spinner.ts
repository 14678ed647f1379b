import { loadingText } from './loading-text.ts';
import { findFollowedLink } from './plain-click.ts';

/** A page that comes sooner than this needs no spinner. */
const patienceMs = 150;

/** Says which page is loading when it takes longer than 150 ms. Back and forward never find the spinner on the screen. */
export function startPageSpinner() {
  const spinner = document.querySelector<HTMLElement>('[data-page-spinner]');
  if (spinner === null) return;
  const place = spinner;
  const { pageText = '', cityServiceText = '' } = place.dataset;
  let timer = 0;

  function show(link: HTMLAnchorElement) {
    const { text, isFull } = loadingText(link.pathname, { page: pageText, cityService: cityServiceText });
    place.textContent = text;
    place.toggleAttribute('data-full', isFull);
    place.hidden = false;
  }
  function hide() {
    clearTimeout(timer);
    if (!place.hidden) place.hidden = true;
  }

  document.addEventListener('click', (event) => {
    const link = findFollowedLink(event);
    if (link === undefined) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => show(link), patienceMs);
  });
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', hide);
  // Escape stops the loading in most browsers; the page behind the spinner is wanted again.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
