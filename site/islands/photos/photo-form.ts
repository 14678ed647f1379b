// The plain form of the page, whose inputs open the camera or the files with script as well.

export const findPhotoForm = () => document.querySelector<HTMLFormElement>('[data-photo-form]');

/** The button goes, and what is below must not move under a thumb: the height stays while somebody may see it. */
function holdHeight(form: HTMLFormElement, height: number): () => void {
  function giveUp(): void {
    form.style.minHeight = '';
    watcher.disconnect();
    form.removeEventListener('change', giveUp);
  }
  const watcher = new IntersectionObserver(([seen]) => {
    // Only what lies below the screen can become smaller unseen.
    if (seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top > 0) giveUp();
  });
  form.style.minHeight = `${height}px`;
  watcher.observe(form);
  // Whoever has chosen photos sees the page change anyway.
  form.addEventListener('change', giveUp);
  return giveUp;
}

/** Passes every choice to `add` at once, without a press on "Send", until the returned function is called. */
export function takeOverForm(add: (files: readonly File[]) => void): () => void {
  const form = findPhotoForm();
  if (form === null) return () => undefined;
  const height = form.offsetHeight;
  form.dataset.photoForm = 'scripted';
  const releaseHeight = holdHeight(form, height);
  function onChoice({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.files === null) return;
    add([...target.files]);
    target.value = '';
  }
  form.addEventListener('change', onChoice);
  return () => {
    form.dataset.photoForm = '';
    releaseHeight();
    form.removeEventListener('change', onChoice);
  };
}
