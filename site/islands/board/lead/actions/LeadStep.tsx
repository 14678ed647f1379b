import type { BoardLead } from '#domain/leads/board-lead.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import { holderOf } from '#site/islands/board/lead/lead-chips.ts';
import { isToClose, isWaiting } from './lead-outcomes.ts';

type Props = {
  readonly lead: BoardLead;
  readonly isNext: boolean;
  /** Saying what came of it is offered below. */
  readonly isStripOpen: boolean;
  readonly onStep: (step: 'call' | 'take-over' | 'strip') => void;
};

/** The next thing to do with a lead, as one button that keeps its place. */
export function LeadStep({ lead, isNext, isStripOpen, onStep }: Props) {
  const { words, operator } = useBoardContext();
  const { step } = words.work;
  const holder = holderOf(lead, useBoardNow());
  const writes = lead.phone === '';
  const icon = <Icon name={writes ? 'Mail' : 'Phone'} />;
  // There is nobody left to call, or they said that they need no call.
  const closes = isToClose(lead);
  if (!isWaiting(lead) || closes)
    return (
      <button
        type="button"
        className="button button-line board-step"
        data-key="c"
        aria-expanded={isStripOpen}
        onClick={() => onStep('strip')}
      >
        <span>{closes ? step.close : step.change}</span>
      </button>
    );
  if (holder === operator)
    return (
      <button
        type="button"
        className="button button-line board-step"
        data-key="c"
        data-on
        aria-expanded={isStripOpen}
        onClick={() => onStep('strip')}
      >
        {icon}
        <span className="max-md:sr-only">{writes ? step.writing : step.calling}</span>
      </button>
    );
  if (holder !== undefined)
    return (
      <button
        type="button"
        className="button button-line board-step"
        data-key="c"
        onClick={() => onStep('take-over')}
      >
        {icon}
        <span className="max-md:sr-only">{step.takeOver}</span>
      </button>
    );
  const first = writes ? step.write : step.call;
  return (
    <button
      type="button"
      className="button button-call board-step"
      data-key="c"
      data-next-call={isNext ? '' : undefined}
      onClick={() => onStep('call')}
    >
      {icon}
      <span className="max-md:sr-only">{lead.state === 'open' ? first : step.callAgain}</span>
    </button>
  );
}
