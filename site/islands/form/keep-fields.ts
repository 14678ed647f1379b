type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether something is a field of a form that holds a text. */
export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Remembers the values of a form's fields; the function it returns puts it back. Nothing is stored outside the page. */
export function keepFields(form: HTMLFormElement): () => void {
  const kept = [...form.elements].filter(isControl).map((control) => {
    const { value } = control;
    const checked = control instanceof HTMLInputElement && control.checked;
    return { control, value, checked };
  });
  return () => {
    for (const { control, value, checked } of kept) {
      control.value = value;
      if (control instanceof HTMLInputElement) control.checked = checked;
    }
  };
}
