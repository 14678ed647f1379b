import type { PostedFields } from '#domain/requests/form-fields.ts';

/** What the browser would post for a form, read from the page itself: nothing typed before hydration is lost. */
export function readPostedFields(form: HTMLFormElement): PostedFields {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The control a form posts under a name, or undefined when it has none or several. */
export function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}
