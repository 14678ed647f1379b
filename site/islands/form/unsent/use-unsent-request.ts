import { useEffect, useRef, useState, type RefObject } from 'react';
import { toast } from 'sonner';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { requestIdField } from '../request-id.ts';
import { fillControls, listControls } from './form-controls.ts';
import { forgetUnsent, keepUnsent, recallUnsent } from './unsent-requests.ts';

/** Who still looks at the page after this long has seen no answer: the connection hangs, or they stopped it. */
const answerPatienceMs = 10_000;

type Rules = {
  readonly formId: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Takes the success toast back. */
  readonly heading: string;
  /** Makes the form ready to be sent under this id, with what stands in it. */
  readonly beginRequest: (requestId: string) => void;
};

/** Our own pages forget a request once it is thanked for; what goes to another site is never thanked for here. */
function isOurs(form: HTMLFormElement): boolean {
  return new URL(form.action).origin === window.location.origin;
}

/** Keeps what a form sends until the server's answer is seen, and offers it again when there was none. */
export function useUnsentRequest({ formId, formRef, heading, beginRequest }: Rules) {
  const [leftOver, setLeftOver] = useState<readonly (readonly [name: string, text: string])[]>();
  const patience = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(patience.current), []);

  /** Puts back what got no answer, and says so; false if there is nothing. */
  function offer(): boolean {
    window.clearTimeout(patience.current);
    const unsent = recallUnsent(formId);
    if (unsent === undefined || formRef.current === null) return false;
    setLeftOver(fillControls(formRef.current, unsent.fields));
    beginRequest(unsent.requestId);
    toast.dismiss();
    toast.error(heading);
    return true;
  }

  function keep(form: HTMLFormElement, fields: PostedFields): boolean {
    window.clearTimeout(patience.current);
    const requestId = fieldText(fields, requestIdField);
    if (!isOurs(form) || !keepUnsent(formId, { requestId, fields: listControls(form, fields) })) return false;
    patience.current = window.setTimeout(offer, answerPatienceMs);
    return true;
  }

  /** The form begins anew. What was sent stays kept unless nobody wants it any more. */
  function close({ forgets }: { readonly forgets: boolean }) {
    setLeftOver(undefined);
    if (!forgets) return;
    window.clearTimeout(patience.current);
    forgetUnsent(formId);
  }

  return { leftOver, offer, keep, close };
}
