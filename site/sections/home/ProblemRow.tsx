import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { IconName } from '#site/elements/pictures/icon-shapes.ts';

export type ProblemRowProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly firstDoLabel: string;
  readonly firstDo: string;
};

/** A sign, what it points to, and what to do before anyone comes. */
export function ProblemRow({ icon, title, text, firstDoLabel, firstDo }: ProblemRowProps) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-rule py-6 lg:grid-cols-[17rem_1fr_20rem]">
      <h3 className="flex items-center gap-3 self-start text-h3">
        <Icon name={icon} className="text-sea" />
        {title}
      </h3>
      <p className="max-w-measure">{text}</p>
      <p className="rounded-plate bg-glass px-4 py-3 text-small">
        <b className="label block">{firstDoLabel}</b>
        {firstDo}
      </p>
    </li>
  );
}
