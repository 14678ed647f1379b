import { useEffect, useEffectEvent } from 'react';
import { takeFormSentMark } from './sent-form-mark.ts';

/**
 * Calls `startOver` when the visitor comes back to a page whose form was sent: out of the back-forward cache
 * (the page still says "Sending...") or freshly loaded with its old texts put back by the browser.
 */
export function usePageReturn(formId: string, startOver: () => void) {
  const onReturn = useEffectEvent(() => {
    if (takeFormSentMark(formId)) startOver();
  });

  useEffect(() => {
    onReturn();
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) onReturn();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
