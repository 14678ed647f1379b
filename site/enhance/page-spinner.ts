import { loadingText } from './loading-text.ts';
import { findFollowedLink } from './plain-click.ts';

/** A page that comes sooner than this needs no spinner. */
const patienceMs = 150;

function startSpinner(spinner: HTMLElement) {
  const { pageText = '', cityServiceText = '' } = spinner.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(link: HTMLAnchorElement) {
    const { text, isFull } = loadingText(link.pathname, { page: pageText, cityService: cityServiceText });
    spinner.textContent = text;
    spinner.toggleAttribute('data-full', isFull);
    spinner.hidden = false;
  }
  function hide() {
    clearTimeout(timer);
    spinner.hidden = true;
  }

  addEventListener('click', (event) => {
    const link = findFollowedLink(event);
    if (link === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(show, patienceMs, link);
  });
  addEventListener('pagehide', hide);
  addEventListener('pageshow', hide);
  // Escape stops the loading in most browsers; the page behind the spinner is wanted again.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** Says which page is loading when it takes longer than 150 ms. Back and forward never find the spinner on the screen. */
export function startPageSpinner() {
  document.querySelectorAll<HTMLElement>('[data-page-spinner]').forEach(startSpinner);
}
