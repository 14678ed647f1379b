import { useKept } from '../kept-post.ts';
import { faultId } from './field-ids.ts';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

type Props = { readonly view: FormView; readonly name: string };

/** The sentence for a faulty field. Always there, hidden while empty. */
export function FieldFault({ view, name }: Props) {
  const kept = useKept(name);
  const fault = view.faultOf(name) ?? kept.fault;
  return (
    <p id={faultId(view.id, name)} data-fault-for={name} hidden={fault === undefined} className="field-fault">
      {fault}
    </p>
  );
}
