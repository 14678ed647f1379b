type Props = { readonly isSending: boolean; readonly label: string; readonly sendingLabel: string };

/** Sends the form; while it is under way it says so and cannot be pressed again. */
export function SubmitButton({ isSending, label, sendingLabel }: Props) {
  return (
    <button type="submit" disabled={isSending} className="button button-solid button-large w-full">
      {isSending ? sendingLabel : label}
    </button>
  );
}
