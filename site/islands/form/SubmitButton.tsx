type Props = { readonly isSending: boolean; readonly label: string; readonly sendingLabel: string };

/** Sends the form; while it is under way it says so and cannot be pressed again. */
export function SubmitButton({ isSending, label, sendingLabel }: Props) {
  return (
    <button type="submit" disabled={isSending} className="min-h-12 w-full rounded-md px-6 py-3 font-bold">
      {isSending ? sendingLabel : label}
    </button>
  );
}
