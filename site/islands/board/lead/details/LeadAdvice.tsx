import type { SignAdvice } from '#domain/leads/board-details.ts';
import { SignPlate } from '#site/elements/signs/SignPlate.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly sign: string; readonly advice: SignAdvice };

/** What the catalogue says of the sign: for the call, and for what goes into the van. */
export function LeadAdvice({ sign, advice }: Props) {
  const {
    words: { advice: words },
    pictures,
  } = useBoardContext();
  return (
    <div>
      <FactTable
        heading={sign}
        facts={[
          [words.mayRun, advice.mayRun],
          [words.ask, advice.ask.join('\n')],
          [words.causes, advice.causes.join('\n')],
          [words.visit, advice.visit],
        ]}
      />
      {advice.plate !== null && (
        <details className="board-more">
          <summary>{words.look}</summary>
          <SignPlate told={advice.plate} pictures={pictures} />
        </details>
      )}
    </div>
  );
}
