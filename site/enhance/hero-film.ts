// The film of the home page: on wide screens only, never for visitors who want no motion or save data, and always with a
// way to pause it (WCAG 2.2.2). Until it plays, its first frame is the picture below it.

const wideAndLively = '(width >= 64rem) and (prefers-reduced-motion: no-preference)';

function savesData(): boolean {
  const connection: { readonly saveData?: boolean } =
    'connection' in navigator ? (navigator.connection ?? {}) : {};
  return connection.saveData === true;
}

async function play(place: Element, video: HTMLVideoElement) {
  try {
    await video.play();
    place.setAttribute('data-hero-film', 'playing');
  } catch {
    // The browser would not play it, or the film is not there: the picture stays.
  }
}

function startHeroFilm() {
  const place = document.querySelector('[data-hero-film]');
  const video = place?.querySelector('video');
  const button = place?.querySelector('button');
  if (!place || !video || !button || savesData() || !window.matchMedia(wideAndLively).matches) return;

  video.addEventListener('playing', () => (button.hidden = false), { once: true });
  button.addEventListener('click', () => {
    const { play: playLabel = '', pause: pauseLabel = '' } = button.dataset;
    button.setAttribute('aria-label', video.paused ? pauseLabel : playLabel);
    if (video.paused) return void play(place, video);
    video.pause();
    place.setAttribute('data-hero-film', 'paused');
  });
  // After everything else: the film must not compete with the page.
  const begin = () => void play(place, video);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

startHeroFilm();
