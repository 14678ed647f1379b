import { useRef, useState } from 'react';
import { correctLead, lostWindow } from '#domain/board/customer-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, seenOf, sinceText } from '#site/islands/board/answers/lead-refusal.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import {
  correctionFaults,
  correctionFields,
  type CorrectionField,
  fieldsOf,
  type CorrectionFaults,
  type CorrectionFields,
} from './correction-fields.ts';

/** The form in which a lead is corrected: only what was changed in it is sent. One press or two, it is one correction. */
export function useCorrection(lead: BoardLead, sign: string, onSaved: () => void) {
  const { api, words, hours, marks } = useBoardContext();
  const { faults: texts } = words.work.correct;
  // As it was when the form was opened: what others change meanwhile is not overwritten.
  const [first] = useState(() => fieldsOf(lead, sign));
  const [fields, setFields] = useState<CorrectionFields>({
    ...first,
    // What their number is known by is kept as theirs with whatever is corrected.
    name: first.name || lead.knownName,
  });
  const { doNotServe } = lead.customer;
  const [isBarred, setBarred] = useState(doNotServe);
  const [wasBarred] = useState(doNotServe);
  // Of who called and was not asked anything.
  const [source, setSource] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [faults, setFaults] = useState<CorrectionFaults>({});
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  // The ZIP code at which the window of the visit was said not to be free.
  const [asked, setAsked] = useState<string>();
  const isAsked = asked === fields.zip.trim();
  const seen = useRef(seenOf(lead));
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);
  const askAnew = useAskAnew();

  function change(field: CorrectionField, text: string): void {
    // The problems of another appliance are others.
    setFields({ ...fields, [field]: text, ...(field === 'appliance' ? { sign: '' } : {}) });
    setFaults((before) => ({ ...before, [field]: undefined }));
  }

  function explain({ why, answer }: Extract<Asked<unknown>, { readonly kind: 'refused' }>): void {
    setFaults(correctionFaults(answer));
    const question = lostWindow.safeParse(answer).data;
    if (question !== undefined) {
      setAsked(fields.zip.trim());
      setFault(question.sentence);
      return;
    }
    if (why !== 'changed') {
      const known: Readonly<Record<string, string>> = texts;
      setFault(known[why] ?? texts.refused);
      return;
    }
    const { lead: now, since } = readRefusal(answer);
    setFault(
      fillText(texts.changed, { what: since === undefined ? '' : sinceText(since, words, hours.timeZone) }),
    );
    // They read it now: the next press rests on it.
    if (now === undefined) return;
    seen.current = seenOf(now);
    marks.showLead(now);
  }

  /** Resolves with whether something is left to mend. */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    const changed = correctionFields.filter((field) => fields[field].trim() !== first[field]);
    const content = {
      ...Object.fromEntries(changed.map((field) => [field, fields[field].trim()])),
      ...(isBarred !== wasBarred && { doNotServe: isBarred }),
      ...(isAsked && { staysBooked: true }),
      ...(source !== '' && { source }),
      ...(agrees && { texts: true as const }),
    };
    const said = JSON.stringify({ content, seen: seen.current });
    const id = unsaved.current?.said === said ? unsaved.current.id : createRequestId();
    unsaved.current = { said, id };
    setSaving(true);
    setFault('');
    const question = { id, ...seen.current, ...content };
    const answer = await askBoard(api, { call: correctLead, params: { id: lead.id }, question });
    setSaving(false);
    if (answer.kind === 'news') {
      marks.showLead(answer.value);
      void askAnew();
      onSaved();
      return false;
    }
    if (answer.kind === 'refused') explain(answer);
    else setFault(texts.lost);
    return true;
  }

  return {
    ...{ fields, faults, fault, isSaving, isAsked, isBarred, source, agrees },
    ...{ change, setBarred, setSource, setAgrees, save },
  };
}

export type Correction = ReturnType<typeof useCorrection>;
