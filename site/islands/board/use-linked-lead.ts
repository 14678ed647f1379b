import { useEffect } from 'react';

/** A lead's id, as it stands behind the "#" of the link in a staff mail. */
const link = /^#([\w-]{8,100})$/u;

/** Tells of the lead a link in a mail leads to: when the page opens, and when such a link is followed later. */
export function useLinkedLead(onLinked: (leadId: string) => void): void {
  useEffect(() => {
    const look = () => {
      const id = link.exec(location.hash)?.[1];
      if (id === undefined) return;
      // Once it is shown, loading the page again shows the whole board.
      history.replaceState(null, '', location.pathname);
      onLinked(id);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [onLinked]);
}
