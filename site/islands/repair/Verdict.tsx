import type { RepairRule } from '#domain/repair/repair-or-replace.ts';
import { fillText } from '#domain/words/wording.ts';
import type { Judgment } from './judge-typed.ts';

export type VerdictWords = Readonly<Record<RepairRule, { readonly heading: string; readonly text: string }>>;

type Props = {
  readonly judgment: Judgment | undefined;
  readonly verdicts: VerdictWords;
  readonly caution: string;
};

/** The verdict with the rule that decided. Read out when it changes. */
export function Verdict({ judgment, verdicts, caution }: Props) {
  return (
    <div role="status">
      {judgment?.kind === 'judged' && (
        <div className="repair-verdict" data-rule={judgment.rule}>
          <p className="text-h3 font-semibold">{verdicts[judgment.rule].heading}</p>
          <p className="mt-1">{fillText(verdicts[judgment.rule].text, judgment.values)}</p>
          <p className="mt-2 text-small text-ink-soft">{caution}</p>
        </div>
      )}
    </div>
  );
}
