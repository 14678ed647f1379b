import { CallBlock, type CallBlockProps } from './CallBlock.tsx';
import { LocalBenefits, type LocalBenefitsProps } from './LocalBenefits.tsx';
import { RefrigeratorProblems, type RefrigeratorProblemsProps } from './RefrigeratorProblems.tsx';
import { TimelyRepair, type TimelyRepairProps } from './TimelyRepair.tsx';

type Props = {
  readonly timely: TimelyRepairProps;
  readonly problems: RefrigeratorProblemsProps;
  readonly benefits: LocalBenefitsProps;
  readonly callBlock: CallBlockProps;
};

/** The refrigerator's service sheet, unfolded: four bands of the specification on one plate, on the ground of the band before. */
export function RefrigeratorSheet({ timely, problems, benefits, callBlock }: Props) {
  return (
    <div className="bg-sand pb-12 md:pb-20">
      <div className="page-width">
        <div className="sheet plate">
          <TimelyRepair {...timely} />
          <RefrigeratorProblems {...problems} />
          <LocalBenefits {...benefits} />
          <CallBlock {...callBlock} />
        </div>
      </div>
    </div>
  );
}
