import { useEffect, useState, type RefObject } from 'react';
import { enterRow } from '#site/islands/board/work/rows/row-focus.ts';

type Under = 'nothing' | 'strip' | 'take-over';

/** What is open under a row: all that is known of its lead, and what can be done. */
export function useOpenParts(row: RefObject<HTMLElement | null>, startsOpen: boolean) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [under, setUnder] = useState<Under>('nothing');
  const [folds, setFolds] = useState(0);

  // Without what was open the row stands elsewhere, and the button that was pressed is gone.
  useEffect(() => {
    if (folds > 0) enterRow(row.current ?? undefined);
  }, [folds, row]);

  function fold(): void {
    setUnder('nothing');
    setOpen(false);
  }

  return {
    ...{ isOpen, setOpen, under, setUnder, fold },
    /** Closes all of it; the row is seen, and the keyboard is there. */
    foldToRow: () => {
      fold();
      setFolds((before) => before + 1);
    },
  };
}
