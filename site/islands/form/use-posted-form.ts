import { useEffect, useEffectEvent, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type { Language } from '#content/language.ts';
import { faultSentence, type FormFault } from '#domain/requests/fault-sentence.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { mountToaster } from '../toast/mount-toaster.tsx';
import { toastFault } from '../toast/toast-fault.ts';
import { failedSubmitToast, faultsAfterEdit } from './form-faults.ts';
import { isControl } from './keep-fields.ts';
import { findControl, readPostedFields } from './posted-fields.ts';
import { createRequestId, requestIdField } from './request-id.ts';
import { markFormSent } from './sent-form-mark.ts';
import { useFieldMarks, type FieldMark } from '#site/islands/form/fields/use-field-marks.ts';
import { useUnsentRequest } from './unsent/use-unsent-request.ts';
import { usePageReturn } from './use-page-return.ts';
import { usePutBack } from './use-put-back.ts';

/** Time from a valid submit to the cleared form. Source: specification, section 4. */
const clearDelayMs = 1000;

type Sending = 'idle' | 'sending' | 'offline';

/** What the parts of a form show. */
export type FormView = {
  readonly id: string;
  readonly sending: Sending;
  readonly faultOf: (field: string) => string | undefined;
  readonly markOf: (field: string) => FieldMark | undefined;
};

type Rules = {
  readonly id: string;
  /** Path of the page that says thank you. */
  readonly nextPage: string;
  readonly lang: Language;
  readonly missingToast: string;
  /** Takes the success toast back where no answer came. */
  readonly unsentToast: string;
  readonly listFaults: (fields: PostedFields) => readonly FormFault[];
  /** Shows the success toast. The browser posts the form by itself right after. */
  readonly onAccepted: (fields: PostedFields, form: HTMLFormElement) => void;
};

/**
 * Takes over a form that already works by the browser's own means: flags faults, says what happens, and lets the
 * ordinary POST go its way. Fields stay uncontrolled, so what was typed before hydration is still there.
 */
export function usePostedForm({
  id,
  nextPage,
  lang,
  missingToast,
  unsentToast,
  listFaults,
  onAccepted,
}: Rules) {
  const formRef = useRef<HTMLFormElement>(null);
  const clearTimer = useRef<number>(undefined);
  const sentFields = usePutBack();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [sending, setSending] = useState<Sending>('idle');
  const { marks, markEdit, clearMarks } = useFieldMarks(isRight);
  const unsent = useUnsentRequest({ formId: id, formRef, heading: unsentToast, beginRequest });

  function isRight(field: string): boolean {
    if (formRef.current === null) return false;
    return listFaults(readPostedFields(formRef.current)).every((fault) => fault.field !== field);
  }

  function setRequestId(requestId: string) {
    const control = formRef.current?.elements.namedItem(requestIdField);
    if (control instanceof HTMLInputElement) control.value = requestId;
  }

  function startOver({ forgets }: { readonly forgets: boolean }) {
    unsent.close({ forgets });
    formRef.current?.reset();
    beginRequest(createRequestId());
  }

  /** Ready to be sent under this id; what stands in the fields stays. */
  function beginRequest(requestId: string) {
    window.clearTimeout(clearTimer.current);
    setRequestId(requestId);
    setFaults([]);
    clearMarks();
    setSending('idle');
  }

  const takeOver = useEffectEvent(() => {
    if (formRef.current !== null) formRef.current.noValidate = true;
    setRequestId(createRequestId());
    mountToaster();
  });
  useEffect(() => {
    takeOver();
    return () => window.clearTimeout(clearTimer.current);
  }, []);
  usePageReturn({
    formId: id,
    nextPage,
    onReturn: unsent.offer,
    onThanked: () => startOver({ forgets: true }),
    onUnanswered: beginRequest,
  });

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    if (!isControl(target)) return;
    sentFields.drop();
    setFaults((before) => faultsAfterEdit(before, target.name));
    if (target.type !== 'checkbox') markEdit(target.name, target.value);
    if (sending === 'offline') setSending('idle');
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = readPostedFields(form);
    const found = listFaults(fields);
    const [first] = found;
    if (sending === 'sending') {
      event.preventDefault();
    } else if (first !== undefined) {
      event.preventDefault();
      setFaults(found);
      findControl(form, first.field)?.focus();
      toastFault(failedSubmitToast(found, missingToast, lang));
    } else if (!navigator.onLine) {
      event.preventDefault();
      setSending('offline');
    } else {
      setSending('sending');
      const isKept = unsent.keep(form, fields);
      markFormSent(id, { requestId: fieldText(fields, requestIdField), isKept });
      sentFields.hold(form);
      onAccepted(fields, form);
      clearTimer.current = window.setTimeout(startOver, clearDelayMs, { forgets: false });
    }
  }

  function faultOf(field: string): string | undefined {
    const fault = faults.find((candidate) => candidate.field === field);
    return fault === undefined ? undefined : faultSentence(fault, lang);
  }

  const view: FormView = { id, sending, faultOf, markOf: (field) => marks.get(field) };
  function handleClear() {
    sentFields.drop();
    startOver({ forgets: true });
  }
  return { formRef, handleInput, handleSubmit, handleClear, view, leftOver: unsent.leftOver };
}
