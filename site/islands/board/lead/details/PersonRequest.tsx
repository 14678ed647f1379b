import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = {
  readonly other: BoardLead;
  /** It stands for both when they are merged; else the open one does. */
  readonly stays: boolean;
  readonly onMerge: () => Promise<void>;
};

/** Another request of the same person: to be looked at, or to be merged with the one that is open. */
export function PersonRequest({ other, stays, onMerge }: Props) {
  const { words, appliances, hours, onShowLead } = useBoardContext();
  const { person, chips } = words.work;
  const [step, setStep] = useState<'idle' | 'asking' | 'saving'>('idle');
  const time = formatDayTime(other.receivedAt, hours.timeZone);
  const facts = [
    appliances[other.appliance] ?? other.appliance,
    other.signText,
    other.mergedInto === null ? words.states[other.state] : chips.merged,
  ];
  const { visit } = other;

  async function merge(): Promise<void> {
    setStep('saving');
    await onMerge();
    setStep('idle');
  }

  return (
    <li>
      <strong>{time}</strong> <bdi>{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
      {visit !== null && (
        <p>
          {words.visits.states[visit.state]}: {describeVisit(visit, visit.technician)}
        </p>
      )}
      {other.street !== '' && <p dir="auto">{describePlace(other)}</p>}
      {step === 'idle' ? (
        <p className="board-again">
          <button type="button" className="text-link" onClick={() => onShowLead(other.id)}>
            {person.show}
          </button>
          {other.mergedInto === null && (
            <button type="button" className="text-link" onClick={() => setStep('asking')}>
              {stays ? person.joinThat : person.join}
            </button>
          )}
        </p>
      ) : (
        <>
          <p>{fillText(stays ? person.questionThat : person.question, { time })}</p>
          <p className="board-again">
            <button
              type="button"
              className="button button-solid"
              disabled={step === 'saving'}
              onClick={() => void merge()}
            >
              {person.yes}
            </button>
            <button type="button" className="button button-line" onClick={() => setStep('idle')}>
              {person.no}
            </button>
          </p>
        </>
      )}
    </li>
  );
}
