import type { ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly text: string;
  /** What does not change by it. */
  readonly stays?: string;
  readonly action: string;
  readonly button: string;
  readonly name: 'add' | 'address' | 'correct' | 'again' | 'cancel' | 'erase';
  /** The one in which something was wrong. */
  readonly isOpen: boolean;
  /** There is nothing to do with it. */
  readonly isHidden?: boolean;
  /** Tells a form posted twice. */
  readonly changeId: string;
  readonly children?: ReactNode;
};

/** One thing to do with a request: opened by a press, done by a second one. */
export function ChangeForm({ heading, text, stays, action, button, name, children, ...state }: Props) {
  return (
    <details className="request-change" open={state.isOpen} hidden={state.isHidden}>
      <summary>{heading}</summary>
      <form
        method="post"
        action={action}
        data-request-form={name}
        className="grid max-w-narrow gap-4 pt-2 pb-6"
      >
        <p className="max-w-measure">{text}</p>
        {stays !== undefined && <p className="max-w-measure">{stays}</p>}
        <input type="hidden" name="change_id" value={state.changeId} />
        {children}
        <button type="submit" className="button button-line w-fit">
          {button}
        </button>
      </form>
    </details>
  );
}
