import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { EarlyQuestion, type AskedStep } from './EarlyQuestion.tsx';
import type { VisitActions } from './use-visit-action.ts';

type Props = {
  readonly visit: BoardVisit;
  readonly words: BoardWords['visits'];
  readonly asked: AskedStep | 'cancel';
  readonly onStep: (...step: Parameters<VisitActions['step']>) => void;
  readonly onNo: () => void;
};

/** What is asked in a visit's row before something is done with it. */
export function VisitQuestion({ visit, words, asked, onStep, onNo }: Props) {
  if (asked === 'cancel')
    return <CancelQuestion {...{ visit, words, onNo }} onYes={(reason) => onStep(asked, { reason })} />;
  return <EarlyQuestion {...{ visit, words, onNo }} step={asked} onYes={() => onStep(asked)} />;
}
