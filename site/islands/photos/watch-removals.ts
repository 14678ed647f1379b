// Photos that are kept are taken off the page with script without leaving it.
import { asksPart, readText } from './changed-part.ts';

const list = '[data-photo-list]';

/** Sends a press on "Remove" without leaving the page; hands the changed part on. What fails is sent as without script. */
export function watchRemovals(onRemoved: (part: string) => void): () => void {
  async function remove(form: HTMLFormElement): Promise<void> {
    const answer = await fetch(form.action, { method: 'POST', headers: asksPart });
    if (!answer.ok) throw new Error('not removed');
    onRemoved(readText(await answer.text(), 'part'));
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
