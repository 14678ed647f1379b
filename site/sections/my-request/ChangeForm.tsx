import type { ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly text: string;
  /** What does not change by it. */
  readonly stays?: string;
  readonly action: string;
  readonly button: string;
  /** The server opens the one in which something was wrong. */
  readonly name: 'add' | 'correct' | 'again' | 'cancel' | 'erase';
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
};

/** One thing to do with a request: opened by a press, done by a second one. */
export function ChangeForm({ heading, text, stays, action, button, name, isOpen = false, children }: Props) {
  return (
    <details className="request-change" open={isOpen}>
      <summary>{heading}</summary>
      <form
        method="post"
        action={action}
        data-request-form={name}
        className="grid max-w-narrow gap-4 pt-2 pb-6"
      >
        <p className="max-w-measure">{text}</p>
        {stays !== undefined && <p className="max-w-measure">{stays}</p>}
        <input type="hidden" name="change_id" data-request-value="change_id" />
        {children}
        <button type="submit" className="button button-line w-fit">
          {button}
        </button>
      </form>
    </details>
  );
}
