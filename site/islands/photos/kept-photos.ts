// The photos that are kept stand in the page as the server wrote them: after a change it is asked for them anew.

const list = '[data-photo-list]';

/** Shows what the page says now of the photos; false if it could not be asked. */
export async function showKeptPhotos(page: string): Promise<boolean> {
  try {
    const answer = await fetch(page, { headers: { Accept: 'text/html' } });
    const news = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(list);
    const shown = document.querySelector(list);
    if (!answer.ok || news === null || shown === null) return false;
    shown.replaceWith(news);
    return true;
  } catch {
    return false;
  }
}

/** How many there are. */
export function countKeptPhotos(): number {
  return document.querySelectorAll(`${list} > li`).length;
}

/** Sends a press on "Remove" without leaving the page; calls `onRemoved` after. What fails is sent as without script. */
export function watchRemovals(onRemoved: () => void): () => void {
  async function remove(form: HTMLFormElement): Promise<void> {
    const answer = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' } });
    if (!answer.ok) throw new Error('not removed');
    onRemoved();
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest(list) === null) return;
    event.preventDefault();
    remove(form).catch(() => form.submit());
  }
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
