import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { isAvailable } from '#domain/visits/technician-fit.ts';
import { Options } from '#site/islands/board/work/Options.tsx';
import type { BookingFit } from './booking-fit.ts';
import { fitText } from './booking-fit.ts';

type Props = {
  readonly fits: readonly BookingFit[];
  readonly technicianId: string | null;
  readonly words: BoardWords['visits'];
  readonly onChoose: (technicianId: string | null) => void;
};

/** Who comes: free and able ones first, and of the others what speaks against them. */
export function TechnicianChoice({ fits, technicianId, words, onChoose }: Props) {
  const id = useId();
  const { booking, able } = words;
  const groups = [
    { label: able.free, fits: fits.filter(isAvailable) },
    { label: able.notFree, fits: fits.filter((fit) => !isAvailable(fit)) },
  ].filter((group) => group.fits.length > 0);
  const optionOf = (fit: BookingFit) => ({
    value: fit.technician.id,
    label: [fit.technician.name, fitText(fit, able)].filter((part) => part !== '').join(': '),
  });
  return (
    <div className="visit-booking-who">
      <label className="field-label" htmlFor={id}>
        {booking.technician}
      </label>
      <select
        id={id}
        className="field"
        value={technicianId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{booking.notNamed}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.fits.map(optionOf)} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}
