import { useEffect, useEffectEvent } from 'react';
import { takeSentRequest, wasThanked } from './sent-form-mark.ts';

type Return = {
  readonly formId: string;
  /** Path of the page that says thank you. */
  readonly nextPage: string;
  /** Offers again what got no answer, from this page or another; false if there is nothing. */
  readonly onReturn: () => boolean;
  /** The request was thanked for: the next one begins. */
  readonly onThanked: () => void;
  /** It may not have arrived, and this tab keeps nothing: the fields are as they were sent, and so is the id. */
  readonly onUnanswered: (requestId: string) => void;
};

/**
 * Tells a form when the visitor comes back to the page it was sent from: out of the back-forward cache (the page still
 * says "Sending...") or freshly loaded with its old texts put back by the browser.
 */
export function usePageReturn({ formId, nextPage, onReturn, onThanked, onUnanswered }: Return) {
  const look = useEffectEvent(() => {
    const sent = takeSentRequest(formId);
    if (onReturn() || sent === undefined) return;
    // What was kept and is no longer there was thanked for: the page of a request tells no other page its address.
    if (sent.isKept || wasThanked(nextPage)) onThanked();
    else onUnanswered(sent.requestId);
  });

  useEffect(() => {
    look();
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) look();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
