import { CallFields } from '#site/islands/board/lead/correction/CallFields.tsx';
import { CorrectionField } from '#site/islands/board/lead/correction/CorrectionField.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import type { Given, GivenField } from './booking.ts';
import type { Booking } from './use-booking.ts';

type Props = {
  readonly booking: Pick<Booking, 'asked' | 'choice' | 'setChoice' | 'givenFaults'>;
  /** The one that is needed, and cannot be kept as it is. */
  readonly wrong: 'name' | 'zip' | 'appliance' | undefined;
  /** Nobody asked yet how they heard of us, or whether they agree to texts. */
  readonly isCall: boolean;
};

/** What the lead does not say: who it is, where, what is broken, and how they are told. */
export function GivenFields({ booking: { asked, choice, setChoice, givenFaults }, wrong, isCall }: Props) {
  const { caller } = useBoardContext().words.work;
  const { given, address } = choice;
  const set = (more: Partial<Given>) => setChoice((now) => ({ ...now, given: { ...now.given, ...more } }));
  const form = {
    fields: { phone: '', ...given, ...address },
    faults: { ...givenFaults, ...(wrong && { [wrong]: caller.faults[wrong] }) },
    ...{ source: given.source, agrees: given.agrees },
    // The problems of another appliance are others.
    change: (field: string, text: string) =>
      set({ [field]: text, ...(field === 'appliance' && { sign: '' }) }),
    setSource: (source: string) => set({ source }),
    setAgrees: (agrees: boolean) => set({ agrees }),
  };
  return (
    <div className="visit-given">
      {asked.map((field: GivenField) => (
        <CorrectionField key={field} {...{ form, field }} label={caller[field]} />
      ))}
      {isCall && <CallFields form={form} />}
    </div>
  );
}
