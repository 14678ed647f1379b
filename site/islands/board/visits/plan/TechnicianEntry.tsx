import { useState } from 'react';
import { changeTechnician, retireTechnician } from '#domain/board/plan-calls.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AskFirst } from '#site/islands/board/team/AskFirst.tsx';
import { EditTechnician } from './EditTechnician.tsx';
import { TechnicianAble } from './TechnicianAble.tsx';
import { TechnicianLink, type LinkKind } from './TechnicianLink.tsx';

type Props = PanelProps & {
  readonly technician: Technician;
  /** A link was made, and is shown this once. */
  readonly onLink: (kind: LinkKind, path: string) => void;
};

/** A technician with what an owner does: rename, the links of page and calendar, off the list. What ends something is asked first. */
export function TechnicianEntry({ technician, onLink, ...panel }: Props) {
  const { id, name, pageMadeAt, feedMadeAt } = technician;
  const texts = panel.words.visits.plan;
  const [step, setStep] = useState<'idle' | 'edit' | 'remove'>('idle');
  const { act, isBusy, fault } = useAction(panel.api, panel.words.visits.faults, 'refused');
  const params = { id };
  const rest = () => setStep('idle');

  async function remove(): Promise<void> {
    const removed = await act({ call: retireTechnician, params });
    if (removed !== undefined) rest();
  }

  async function save(question: QuestionOf<typeof changeTechnician>): Promise<void> {
    const saved = await act({ call: changeTechnician, params, question });
    if (saved !== undefined) rest();
  }

  const today = localDateAt(panel.now, panel.hours.timeZone);
  const ask = { isBusy, no: texts.cancel, onNo: rest };
  const links = { technician, onMade: onLink, ...panel };
  return (
    <li>
      {step === 'edit' ? (
        <EditTechnician
          {...{ technician, words: panel.words.visits, isBusy }}
          onSave={(question) => void save(question)}
          onBack={rest}
        />
      ) : (
        <>
          <bdi>{name}</bdi>
          <TechnicianAble profile={technician.profile} today={today} words={panel.words.visits} />
          <span className="visit-technician-do">
            <button type="button" onClick={() => setStep('edit')}>
              {texts.edit.open}
            </button>
            <button type="button" data-action="remove" onClick={() => setStep('remove')}>
              {texts.remove}
            </button>
          </span>
          <TechnicianLink {...links} kind="page" madeAt={pageMadeAt} />
          <TechnicianLink {...links} kind="feed" madeAt={feedMadeAt} />
        </>
      )}
      {step === 'remove' && (
        <AskFirst
          {...ask}
          question={fillText(texts.removeQuestion, { name })}
          yes={texts.removeYes}
          onYes={() => void remove()}
        />
      )}
      <p className="visit-fault" role="alert">
        {fault}
      </p>
    </li>
  );
}
