import { useId, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import type { changeTechnician } from '#domain/board/plan-calls.ts';
import { repairedSlugs, type Technician } from '#domain/visits/technician.ts';
import { visitRegions } from '#domain/visits/visit-plan.ts';
import { startSentence } from '#domain/words/wording.ts';
import { DaysOff } from './DaysOff.tsx';
import { weekdays } from './plan-cells.ts';
import { draftOf, questionOf, type DraftFault, type TechnicianDraft } from './technician-draft.ts';
import { Ticks } from './Ticks.tsx';

type Props = {
  readonly technician: Technician;
  readonly words: BoardWords['visits'];
  readonly isBusy: boolean;
  readonly onSave: (question: QuestionOf<typeof changeTechnician>) => void;
  readonly onBack: () => void;
};

/** Name, phone, and where, for what and when a technician can be sent. */
export function EditTechnician({ technician, words, isBusy, onSave, onBack }: Props) {
  const id = useId();
  const { plan, able } = words;
  const texts = plan.edit;
  const [draft, setDraft] = useState(() => draftOf(technician));
  // What a dispatcher marks meanwhile is not overwritten.
  const [seenDaysOff] = useState(technician.profile.daysOff);
  const [fault, setFault] = useState<DraftFault>();
  const change = (part: Partial<TechnicianDraft>) => setDraft((now) => ({ ...now, ...part }));
  return (
    <form
      className="visit-technician-edit"
      onSubmit={(event) => {
        event.preventDefault();
        const question = questionOf(draft);
        setFault(typeof question === 'string' ? question : undefined);
        if (typeof question !== 'string') onSave({ ...question, seenDaysOff });
      }}
    >
      <div className="visit-plan-add">
        <span>
          <label className="field-label" htmlFor={`${id}-name`}>
            {plan.name}
          </label>
          <input
            id={`${id}-name`}
            className="field"
            autoComplete="off"
            required
            maxLength={80}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </span>
        <span>
          <label className="field-label" htmlFor={`${id}-phone`}>
            {texts.phone}
          </label>
          <input
            id={`${id}-phone`}
            className="field"
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={draft.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </span>
      </div>
      <Ticks
        legend={texts.weekdays}
        all={weekdays}
        nameOf={(day) => plan.days[day] ?? ''}
        ticked={draft.weekdays}
        onChange={(ticked) => change({ weekdays: ticked })}
      />
      <Ticks
        legend={texts.regions}
        all={visitRegions}
        nameOf={(region) => startSentence(able.regions[region] ?? '')}
        ticked={draft.regions}
        onChange={(regions) => change({ regions })}
      />
      <Ticks
        legend={texts.appliances}
        all={repairedSlugs}
        nameOf={(appliance) => startSentence(able.appliances[appliance] ?? '')}
        ticked={draft.appliances}
        onChange={(appliances) => change({ appliances })}
      />
      <DaysOff draft={draft} texts={texts} onChange={setDraft} />
      <p className="visit-fault" role="alert">
        {fault === undefined ? '' : texts.faults[fault]}
      </p>
      <div className="visit-buttons">
        <button type="submit" className="button button-solid" disabled={isBusy}>
          {texts.save}
        </button>
        <button type="button" className="button button-line" onClick={onBack}>
          {plan.cancel}
        </button>
      </div>
    </form>
  );
}
