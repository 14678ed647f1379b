import { requestIdField } from '../request-id.ts';

type Field = readonly [name: string, text: string];

/**
 * Puts fields back into a form. Left over is what it shows no control for, and what it holds unseen: React writes those itself.
 */
export function fillControls(form: HTMLFormElement, fields: readonly Field[]): readonly Field[] {
  const sent = new Map(fields);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = sent.has(control.name);
  return fields.filter(([name, text]) => {
    const control = form.elements.namedItem(name);
    if (control === null) return true;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return false;
    if (control instanceof HTMLInputElement && control.type === 'hidden') return name !== requestIdField;
    if ('value' in control) control.value = text;
    // A choice this list does not have would be lost in it.
    return control instanceof HTMLSelectElement && control.value !== text;
  });
}

/** The values of the controls of a form. What scripts add when it is posted is not among it. */
export function listControls(
  form: HTMLFormElement,
  fields: Readonly<Record<string, string | undefined>>,
): readonly Field[] {
  return Object.entries(fields).flatMap(([name, text]) =>
    text === undefined || form.elements.namedItem(name) === null ? [] : [[name, text] as const],
  );
}
