import { useEffect, useId, useRef, type ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the board. Escape closes it; the keyboard stays in it, and goes back to where it was. */
export function VisitDialog({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Not the first field: what is offered comes a moment later, and stands before it.
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="visit-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={title} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </dialog>
  );
}
