// The film of the home page: on wide screens only, never for visitors who want no motion or save data, and always with a
// way to pause it (WCAG 2.2.2). Until it plays, and where it cannot, its first frame is the picture below it.

const wideAndLively = '(width >= 64rem) and (prefers-reduced-motion: no-preference)';

type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

export function startHeroFilm({ connection }: SavingNavigator) {
  const video = document.querySelector('video');
  const pause = video?.nextElementSibling;
  if (!video || !pause || connection?.saveData || !matchMedia(wideAndLively).matches) return;

  video.onplaying = () => video.parentElement?.setAttribute('data-hero-film', 'on');
  // It plays once and rests on the mended machine; the button then plays it again.
  video.onended = () => (pause.ariaPressed = 'true');
  video.autoplay = true;
  video.load();
  pause.addEventListener('click', () => {
    pause.ariaPressed = String(!video.paused);
    if (video.paused) void video.play();
    else video.pause();
  });
}
