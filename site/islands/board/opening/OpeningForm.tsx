import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { listExceptionFaults } from '#domain/opening/exception-faults.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { DayFields } from './DayFields.tsx';
import { FaultLines } from './FaultLines.tsx';
import { writeTemplate } from './alert-template.ts';
import { AlertFields } from './AlertFields.tsx';
import { exceptionOf, listDraftFaults, type Draft } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';
import { isEverywhere } from './opening-text.ts';
import { TextInput } from './OpeningInputs.tsx';
import { RegionFields } from './RegionFields.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useAskedFirst } from './use-asked-first.ts';

type Props = OpeningProps & {
  readonly start: Draft;
  /** What is edited; undefined for something new. */
  readonly before: OpeningException | undefined;
  readonly onClose: () => void;
};

/** The fields of one exception. Enter saves, Escape closes. */
export function OpeningForm({ start, before, onClose, ...shown }: Props) {
  const { words, value, now, changes } = shown;
  const { timeZone } = value.hours;
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);
  const [draft, setDraft] = useState(start);
  const change = (fields: Partial<Draft>) =>
    setDraft((typed) => writeTemplate({ ...typed, ...fields }, { ...shown, timeZone }));
  const fields = { ...shown, draft, change };
  const { kind } = draft;
  /** The draft that was tried last. */
  const [tried, setTried] = useState<Draft>();
  const askedFirst = useAskedFirst(changes);
  const typed = exceptionOf(draft, timeZone);
  const met = askedFirst.visitsFor(typed);
  const button = kind === 'notice' && before === undefined ? words.put : words.save;
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const faultsOf = (exception: OpeningException) => [
    ...listDraftFaults(draft),
    ...listExceptionFaults(exception, now, timeZone),
  ];
  /** Of what the last try was told, what still holds: another form’s faults are not of this one. */
  function faultsToSay(): typeof changes.faults {
    if (tried === undefined) return [];
    if (tried === draft) return changes.faults;
    const standing = faultsOf(typed);
    return changes.faults.filter(({ field, fault }) =>
      standing.some((one) => one.field === field && one.fault === fault),
    );
  }

  async function save(): Promise<void> {
    const exception = exceptionOf(draft, timeZone);
    setTried(draft);
    const faults = faultsOf(exception);
    changes.setFaults(faults);
    if (faults.length > 0 || !(await askedFirst.isAnswered(exception))) return;
    if (await changes.save(exception, before)) onClose();
  }

  /** A second press while the first is on its way is one with it. */
  async function saveOnce(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving.current) return;
    isSaving.current = true;
    await save().finally(() => (isSaving.current = false));
  }

  return (
    <form
      ref={form}
      className="board-opening-form plate"
      aria-label={before?.kind === 'yearly' ? words.yearly.edit : words.add[kind]}
      onSubmit={(event) => void saveOnce(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {kind === 'notice' && <AlertFields {...fields} />}
      {(kind === 'away' || kind === 'same-day-off') && <RegionFields {...fields} />}
      {(kind === 'closed' || kind === 'hours') && <DayFields {...fields} />}
      {(kind === 'notice' || kind === 'away' || kind === 'same-day-off') && <TimeFields {...fields} />}
      {kind !== 'notice' && (
        <TextInput
          label={words.fields.reason}
          type="text"
          maxLength={80}
          required={kind !== 'hours'}
          value={draft.reason}
          onText={(reason) => change({ reason })}
        />
      )}
      <FaultLines words={words} faults={faultsToSay()} />
      <div role="status">
        {met !== undefined && <SaveQuestion words={words} exception={typed} visits={met} />}
      </div>
      <div className="board-team-buttons">
        <button type="submit" className="button button-solid" disabled={changes.isBusy}>
          {met === undefined ? button : isEverywhere(typed) ? words.ask.putEverywhere : words.ask.save}
        </button>
        <button type="button" className="button button-line" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
