import { quoteFields, type CorrectableField } from '#domain/requests/quote-fields.ts';
import { CallerField } from '#site/islands/board/caller/CallerField.tsx';
import { useZipPlace } from '#site/islands/board/caller/use-zip-place.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { Options } from '#site/islands/board/work/Options.tsx';
import type { CorrectionFaults } from './correction-fields.ts';

type Props = {
  readonly form: {
    readonly fields: Readonly<Record<CorrectableField, string>>;
    readonly faults: CorrectionFaults;
    readonly change: (field: CorrectableField, text: string) => void;
  };
  readonly field: CorrectableField;
  readonly label?: string;
};

const types: Readonly<Partial<Record<CorrectableField, string>>> = { phone: 'tel', email: 'email' };

/** One field of the form, with what is wrong with it, and of a ZIP code where it is. */
export function CorrectionField({ form: { fields, faults, change }, field, label }: Props) {
  const { words, appliances, signs, coveragePath } = useBoardContext();
  const { correct, caller } = words.work;
  const place = useZipPlace(coveragePath, field === 'zip' ? fields.zip : '');
  const zipSaid = {
    unknown: undefined,
    looking: caller.zipLooking,
    outside: caller.zipUnknown,
    place: place.kind === 'place' ? place.name : undefined,
  }[place.kind];
  const choices =
    field === 'appliance'
      ? Object.entries(appliances).map(([value, label]) => ({ value, label }))
      : field === 'sign'
        ? (signs[fields.appliance] ?? [])
        : undefined;
  const rule = quoteFields[field];
  return (
    <CallerField
      label={label ?? correct.fields[field]}
      fault={faults[field]}
      said={field === 'zip' ? (zipSaid ?? '') : undefined}
    >
      {(ties) =>
        choices === undefined ? (
          <input
            {...ties}
            type={types[field] ?? 'text'}
            inputMode={field === 'zip' ? 'numeric' : undefined}
            autoComplete="off"
            maxLength={'limit' in rule ? rule.limit : undefined}
            value={fields[field]}
            onChange={({ target }) => change(field, target.value)}
          />
        ) : (
          <select {...ties} value={fields[field]} onChange={({ target }) => change(field, target.value)}>
            <option value="">{field === 'sign' ? caller.noSign : caller.choose}</option>
            <Options options={choices} />
          </select>
        )
      }
    </CallerField>
  );
}
