import { useEffect, useRef, useState } from 'react';

/** Time from an edit to its mark. Source: specification, section 4. */
const touchedDelayMs = 300;

/** A field was edited and is not empty; "right" when it also keeps the rules. */
export type FieldMark = 'touched' | 'right';

/**
 * The touched/valid marks: set 300 ms after the last edit that left text in a field, cleared at once when it is emptied.
 * `isRight` is asked when the mark is set, not while the visitor types.
 */
export function useFieldMarks(isRight: (field: string) => boolean) {
  const [marks, setMarks] = useState<ReadonlyMap<string, FieldMark>>(new Map());
  const timers = useRef(new Map<string, number>());

  function clearMarks() {
    timers.current.forEach((timer) => window.clearTimeout(timer));
    timers.current.clear();
    setMarks(new Map());
  }

  function markEdit(field: string, text: string) {
    window.clearTimeout(timers.current.get(field));
    if (text.trim() === '') {
      setMarks((before) => new Map([...before].filter(([marked]) => marked !== field)));
      return;
    }
    const timer = window.setTimeout(() => {
      setMarks((before) => new Map([...before, [field, isRight(field) ? 'right' : 'touched']]));
    }, touchedDelayMs);
    timers.current.set(field, timer);
  }

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((timer) => window.clearTimeout(timer));
  }, []);

  return { marks, markEdit, clearMarks };
}
