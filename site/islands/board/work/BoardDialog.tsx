import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the board. Escape closes it; the keyboard stays in it, and goes back to where it was. */
export function BoardDialog({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { activeElement: before } = document;
    const { current: window } = dialog;
    window?.showModal();
    return () => {
      // Before it is taken out of the page: nobody is told that the focus left what is no longer there.
      window?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="board-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className="board-dialog-title">
        {heading}
      </h2>
      {children}
    </dialog>
  );
}
