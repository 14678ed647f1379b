type Props = { readonly text: string };

/** Says in plain sight that what follows is a sample and not a customer's word. */
export function SampleMark({ text }: Props) {
  return <span className="label rounded-control border border-rule-strong px-2 py-0.5">{text}</span>;
}
