import { useState } from 'react';
import { endFeed, makeFeed, changeTechnician, retireTechnician } from '#domain/board/plan-calls.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AskFirst } from '#site/islands/board/team/AskFirst.tsx';
import { EditTechnician } from './EditTechnician.tsx';
import { TechnicianAble } from './TechnicianAble.tsx';

type Props = PanelProps & {
  readonly technician: Technician;
  /** A calendar link was made, and is shown this once. */
  readonly onFeed: (path: string) => void;
};

/** A technician with what an owner does: rename, calendar link, off the list. What ends something is asked first. */
export function TechnicianEntry({ technician, onFeed, ...panel }: Props) {
  const { id, name, feedMadeAt } = technician;
  const texts = panel.words.visits.plan;
  const [step, setStep] = useState<'idle' | 'edit' | 'remove' | 'renew'>('idle');
  const { act, isBusy, fault } = useAction(panel.api, panel.words.visits.faults, 'refused');
  const params = { id };
  const rest = () => setStep('idle');

  async function makeLink(): Promise<void> {
    const made = await act({ call: makeFeed, params });
    if (made === undefined) return;
    onFeed(made.value.path);
    rest();
  }

  async function endLink(): Promise<void> {
    const ended = await act({ call: endFeed, params });
    if (ended !== undefined) rest();
  }

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
  const since = feedMadeAt === null ? undefined : formatDayTime(feedMadeAt, panel.hours.timeZone);
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
          <span className="visit-quiet">
            {since === undefined ? texts.noLink : fillText(texts.linkSince, { time: since })}
          </span>
          <span className="visit-technician-do">
            <button type="button" onClick={() => setStep('edit')}>
              {texts.edit.open}
            </button>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => (since === undefined ? void makeLink() : setStep('renew'))}
            >
              {since === undefined ? texts.link : texts.renewLink}
            </button>
            {since !== undefined && (
              <button type="button" disabled={isBusy} onClick={() => void endLink()}>
                {texts.endLink}
              </button>
            )}
            <button type="button" data-action="remove" onClick={() => setStep('remove')}>
              {texts.remove}
            </button>
          </span>
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
      {step === 'renew' && (
        <AskFirst
          {...ask}
          question={fillText(texts.renewQuestion, { name })}
          yes={texts.renewYes}
          onYes={() => void makeLink()}
        />
      )}
      <p className="visit-fault" role="alert">
        {fault}
      </p>
    </li>
  );
}
