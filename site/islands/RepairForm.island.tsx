import { useState, type SubmitEvent } from 'react';
import type { Language } from '#content/language.ts';
import { repairFields } from '#domain/repair/repair-or-replace.ts';
import { judgeTyped, type Judgment, type YearForms } from './repair/judge-typed.ts';
import { LifeField } from './repair/LifeField.tsx';
import { NumberField, repairFieldId, type NumberFieldProps } from './repair/NumberField.tsx';
import { Verdict, type VerdictWords } from './repair/Verdict.tsx';

export type RepairFormProps = {
  readonly language: Language;
  readonly lead: string;
  readonly fields: readonly NumberFieldProps[];
  readonly lives: readonly { readonly years: number; readonly label: string }[];
  readonly lifeLabel: string;
  readonly submit: string;
  readonly years: YearForms;
  readonly verdicts: VerdictWords;
  /** Under every verdict. */
  readonly caution: string;
};

/**
 * Repair or replace with the reader's own numbers. Nothing leaves the page: the method "dialog" sends nothing, not even
 * before this wakes up. Without script it is not shown.
 */
export function RepairForm(props: RepairFormProps) {
  const { language, lead, fields, lives, lifeLabel, submit, years, verdicts, caution } = props;
  const [judgment, setJudgment] = useState<Judgment>();
  const faults = judgment?.kind === 'faulty' ? judgment.faults : {};

  function judge(form: HTMLFormElement): Judgment {
    const found = judgeTyped(new FormData(form), years, language);
    setJudgment(found);
    return found;
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = judge(event.currentTarget);
    if (found.kind === 'judged') return;
    const first = repairFields.find((name) => found.faults[name] !== undefined);
    if (first !== undefined) document.getElementById(repairFieldId(first))?.focus();
  }

  return (
    <form
      method="dialog"
      noValidate
      className="plate hidden p-5 md:p-6 scripted:block"
      onSubmit={handleSubmit}
      // Once there is an answer, it stays true to what is typed.
      onInput={({ currentTarget }) => judgment !== undefined && judge(currentTarget)}
    >
      <p className="text-ink-soft">{lead}</p>
      <div className="repair-fields">
        {fields.map((field) => (
          <NumberField key={field.name} field={field} fault={faults[field.name]} />
        ))}
        <LifeField label={lifeLabel} lives={lives} />
      </div>
      <button type="submit" className="button button-line mt-5">
        {submit}
      </button>
      <Verdict judgment={judgment} verdicts={verdicts} caution={caution} />
    </form>
  );
}
