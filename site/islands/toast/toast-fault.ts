import { toast } from 'sonner';

/** What somebody does who goes on to mend it. */
const goingOn = ['keydown', 'pointerdown', 'wheel'];

/** Says what is wrong with a form until somebody goes on: then it lies over none of the fields that are to be mended. */
export function toastFault(text: string): void {
  const said = toast.error(text);
  const over = new AbortController();
  for (const kind of goingOn)
    window.addEventListener(
      kind,
      () => {
        over.abort();
        toast.dismiss(said);
      },
      { signal: over.signal, passive: true },
    );
}
