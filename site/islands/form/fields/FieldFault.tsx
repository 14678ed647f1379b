import { faultId } from './field-ids.ts';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

type Props = { readonly view: FormView; readonly name: string };

/** The sentence for a faulty field. Always there, hidden while empty: the server's answer pages fill the same hook. */
export function FieldFault({ view, name }: Props) {
  const fault = view.faultOf(name);
  return (
    <p id={faultId(view.id, name)} data-fault-for={name} hidden={fault === undefined} className="field-fault">
      {fault}
    </p>
  );
}
