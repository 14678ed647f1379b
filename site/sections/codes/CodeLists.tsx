import type { ReactNode } from 'react';
import { SafetyLines } from '#site/elements/text/SafetyLines.tsx';

type Props = {
  /** Dangers to read of before any code. */
  readonly alerts: readonly string[];
  /** A section for each brand. */
  readonly children: ReactNode;
};

/** The lists of codes, brand by brand; what the finder searches. */
export function CodeLists({ alerts, children }: Props) {
  return (
    <div>
      <SafetyLines lines={alerts} />
      <div className="mt-10 grid gap-10" data-code-lists="">
        {children}
      </div>
    </div>
  );
}
