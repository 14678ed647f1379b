import { quoteFields } from '#domain/requests/quote-fields.ts';
import { CallerField } from '#site/islands/board/caller/CallerField.tsx';
import { useZipPlace } from '#site/islands/board/caller/use-zip-place.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { Options } from '#site/islands/board/work/Options.tsx';
import type { GivenField } from './booking.ts';
import type { Booking } from './use-booking.ts';

type Props = {
  readonly booking: Pick<Booking, 'asked' | 'choice' | 'setChoice'>;
  /** The one that cannot be kept as it is. */
  readonly wrong: GivenField | undefined;
};

/** What the lead does not say: who it is, where, and what is broken. */
export function GivenFields({ booking: { asked, choice, setChoice }, wrong }: Props) {
  const { words, appliances, coveragePath } = useBoardContext();
  const { caller } = words.work;
  const { given } = choice;
  const place = useZipPlace(coveragePath, given.zip);
  const zipSaid = {
    unknown: '',
    looking: caller.zipLooking,
    outside: caller.zipUnknown,
    place: place.kind === 'place' ? place.name : '',
  }[place.kind];
  const change = (field: GivenField, text: string) =>
    setChoice((now) => ({ ...now, given: { ...now.given, [field]: text } }));
  return (
    <div className="visit-given">
      {asked.map((field) => (
        <CallerField
          key={field}
          label={caller[field]}
          fault={wrong === field ? caller.faults[field] : undefined}
          said={field === 'zip' ? zipSaid : undefined}
        >
          {(ties) =>
            field === 'appliance' ? (
              <select
                {...ties}
                value={given.appliance}
                onChange={({ target }) => change(field, target.value)}
              >
                <option value="">{caller.choose}</option>
                <Options options={Object.entries(appliances).map(([value, label]) => ({ value, label }))} />
              </select>
            ) : (
              <input
                {...ties}
                autoComplete="off"
                inputMode={field === 'zip' ? 'numeric' : undefined}
                maxLength={quoteFields[field].limit}
                value={given[field]}
                onChange={({ target }) => change(field, target.value)}
              />
            )
          }
        </CallerField>
      ))}
    </div>
  );
}
