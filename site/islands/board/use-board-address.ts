import { useEffect } from 'react';
import { boardTabs, type BoardTab } from './board-tab.ts';

/** A lead's id, as it stands behind the "#" of the link in a staff mail. */
const leadLink = /^[\w-]{8,100}$/u;

type Shows = {
  readonly onTab: (tab: BoardTab) => void;
  readonly onLead: (leadId: string) => void;
};

/** Tells what the address says is shown, behind its "#": when the page opens, and when a link, back or forward changes it. */
export function useBoardAddress({ onTab, onLead }: Shows): void {
  useEffect(() => {
    const look = () => {
      // What is behind the slash is the panel's own: a day.
      const [named = ''] = location.hash.slice(1).split('/');
      const tab = boardTabs.find((one) => one === named);
      onTab(tab ?? 'work');
      if (tab !== undefined || !leadLink.test(named)) return;
      // Once it is shown, loading the page again shows the whole board.
      history.replaceState(null, '', location.pathname);
      onLead(named);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
    // What is shown is set by React; it never changes how.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
