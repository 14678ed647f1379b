export type Option = { readonly value: string | number; readonly label: string };

/** The choices of a list, in their order. */
export function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
