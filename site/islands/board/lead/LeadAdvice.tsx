import type { BoardWords } from '#content/words/board/board-words.ts';
import type { SignAdvice } from '#domain/leads/board-details.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly sign: string; readonly advice: SignAdvice; readonly words: BoardWords['advice'] };

/** What the catalogue says of the sign: for the call, and for what goes into the van. */
export function LeadAdvice({ sign, advice, words }: Props) {
  return (
    <FactTable
      heading={sign}
      facts={[
        [words.mayRun, advice.mayRun],
        [words.ask, advice.ask.join('\n')],
        [words.causes, advice.causes.join('\n')],
        [words.visit, advice.visit],
      ]}
    />
  );
}
