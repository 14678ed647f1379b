import type { ComponentProps } from 'react';
import { VisitSteps } from '#site/sections/page/VisitSteps.tsx';
import { CheckBand } from '#site/sections/service/CheckBand.tsx';

type Props = {
  readonly heading: string;
  readonly items: readonly string[];
  readonly visit: Omit<ComponentProps<typeof VisitSteps>, 'id'>;
  readonly isHidden: boolean;
};

/** What to have at hand for the call or the visit, and how one goes. Nobody needs to look for the model number of a machine that is mended. */
export function RequestReady({ isHidden, visit, ...checks }: Props) {
  return (
    <div data-request-ready="" hidden={isHidden}>
      <CheckBand id="ready" {...checks} />
      <VisitSteps id="visit" {...visit} />
    </div>
  );
}
