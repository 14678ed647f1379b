import { useKept } from '../kept-post.ts';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

/** Two forms can stand on one page, so a field's id carries its form's: "quote-form-zip". */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

export function faultId(formId: string, name: string): string {
  return `${formId}-${name}-fault`;
}

/** What ties a control to its label and its fault, and its first value: what was posted, else its own. */
export function useControl(view: FormView, name: string, own?: string) {
  const { text, fault } = useKept(name);
  return {
    id: fieldId(view.id, name),
    name,
    'aria-describedby': faultId(view.id, name),
    'aria-invalid': (view.faultOf(name) ?? fault) === undefined ? undefined : true,
    'data-valid': view.markOf(name) === 'right' ? '' : undefined,
    defaultValue: text ?? own,
  } as const;
}
