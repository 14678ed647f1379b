// The plain form of the page, whose inputs open the camera or the files with script as well.

export const findPhotoForm = () => document.querySelector<HTMLFormElement>('[data-photo-form]');

/** Hands every choice to `add` at once, without a press on "Send"; until the function it returns is called. */
export function takeOverForm(add: (files: readonly File[]) => void): () => void {
  const form = findPhotoForm();
  if (form === null) return () => undefined;
  // The button goes, and its place stays: what lies beneath must not move under a thumb.
  form.style.minHeight = `${form.offsetHeight}px`;
  form.dataset.photoForm = 'scripted';
  function onChoice({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.files === null) return;
    add([...target.files]);
    target.value = '';
  }
  form.addEventListener('change', onChoice);
  return () => {
    form.dataset.photoForm = '';
    form.style.minHeight = '';
    form.removeEventListener('change', onChoice);
  };
}
