import { buttonClasses, type ButtonTone } from '#site/elements/buttons/button-classes.ts';

type Props = {
  readonly isSending: boolean;
  readonly label: string;
  readonly sendingLabel: string;
  readonly tone: ButtonTone;
};

/** Sends the form; while it is under way it says so and cannot be pressed again. */
export function SubmitButton({ isSending, label, sendingLabel, tone }: Props) {
  return (
    <button type="submit" disabled={isSending} className={buttonClasses(tone, 'large', 'w-full')}>
      {isSending ? sendingLabel : label}
    </button>
  );
}
