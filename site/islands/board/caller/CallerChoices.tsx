import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { Options, type Option } from '#site/islands/board/work/Options.tsx';
import { CallerField } from './CallerField.tsx';
import type { useAddCaller } from './use-add-caller.ts';

type Props = { readonly form: ReturnType<typeof useAddCaller> };

/** The appliance, what it does, and how they heard of us. */
export function CallerChoices({ form: { fields, faults, change } }: Props) {
  const { words, appliances, signs, sources } = useBoardContext();
  const { caller } = words.work;
  const choices = {
    appliance: [
      { value: '', label: caller.choose },
      ...Object.entries(appliances).map(([value, label]) => ({ value, label })),
    ],
    sign: [{ value: '', label: caller.noSign }, ...(signs[fields.appliance] ?? [])],
    source: [
      { value: '', label: caller.notAsked },
      ...sources
        // One that was retired while it stood here is still what they said.
        .filter(({ id, isRetired }) => !isRetired || id === fields.source)
        .map(({ id, name }) => ({ value: id, label: name })),
    ],
  } satisfies Record<string, readonly Option[]>;
  const faultWords = {
    appliance: caller.faults.appliance,
    sign: caller.faults.sign,
    source: caller.faults.other,
  };
  return (['appliance', 'sign', 'source'] as const).map((field) => (
    <CallerField
      key={field}
      label={caller[field]}
      fault={faults[field] === true ? faultWords[field] : undefined}
    >
      {(ties) => (
        <select {...ties} value={fields[field]} onChange={({ target }) => change(field, target.value)}>
          <Options options={choices[field]} />
        </select>
      )}
    </CallerField>
  ));
}
