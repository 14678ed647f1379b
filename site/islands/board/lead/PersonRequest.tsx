import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useDesk } from '#site/islands/board/work/desk.ts';

type Props = { readonly other: BoardLead; readonly onJoin: () => Promise<void> };

/** Another request of the same person: to be looked at, or to be joined with the one that is open. */
export function PersonRequest({ other, onJoin }: Props) {
  const { words, appliances, hours, onShowLead } = useDesk();
  const { person, chips } = words.work;
  const [step, setStep] = useState<'idle' | 'asking' | 'saving'>('idle');
  const time = formatDayTime(other.receivedAt, hours.timeZone);
  const facts = [appliances[other.appliance] ?? other.appliance, other.signText, words.states[other.state]];

  async function join(): Promise<void> {
    setStep('saving');
    await onJoin();
    setStep('idle');
  }

  return (
    <li>
      <strong>{time}</strong> <bdi>{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
      {other.mergedInto !== null && <span> · {chips.merged}</span>}
      {step === 'idle' ? (
        <p className="board-again">
          <button type="button" className="text-link" onClick={() => onShowLead(other.id)}>
            {person.show}
          </button>
          {other.mergedInto === null && (
            <button type="button" className="text-link" onClick={() => setStep('asking')}>
              {person.join}
            </button>
          )}
        </p>
      ) : (
        <>
          <p>{fillText(person.question, { time })}</p>
          <p className="board-again">
            <button
              type="button"
              className="button button-solid"
              disabled={step === 'saving'}
              onClick={() => void join()}
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
