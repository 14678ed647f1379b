import { useId, type ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** What is wrong with it, if anything. */
  readonly fault: string | undefined;
  /** What is known of the answer. */
  readonly said?: string | undefined;
  /** Draws the control with what ties it to its label and fault. */
  readonly children: (ties: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
  }) => ReactNode;
};

/** A field of the dialog with its label above, and below it what is wrong or known. */
export function CallerField({ label, fault, said, children }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-invalid': fault === undefined ? undefined : true,
        'aria-describedby': `${id}-said`,
      })}
      <p
        id={`${id}-said`}
        className={fault === undefined ? 'board-hint' : 'field-fault'}
        aria-live={said === undefined ? undefined : 'polite'}
      >
        {fault ?? said}
      </p>
    </div>
  );
}
