import { useEffect, useEffectEvent } from 'react';
import { takeSentRequest, wasThanked } from './sent-form-mark.ts';

type Return = {
  readonly formId: string;
  /** Path of the page that says thank you. */
  readonly nextPage: string;
  /** The request was thanked for: the next one begins. */
  readonly onThanked: () => void;
  /** It may not have arrived: the fields are as they were sent, and so is the id. */
  readonly onUnanswered: (requestId: string) => void;
};

/**
 * Tells a form when the visitor comes back to the page it was sent from: out of the back-forward cache (the page still
 * says "Sending...") or freshly loaded with its old texts put back by the browser.
 */
export function usePageReturn({ formId, nextPage, onThanked, onUnanswered }: Return) {
  const onReturn = useEffectEvent(() => {
    const requestId = takeSentRequest(formId);
    if (requestId === undefined) return;
    if (wasThanked(nextPage)) onThanked();
    else onUnanswered(requestId);
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
