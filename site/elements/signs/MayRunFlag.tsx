import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { cn } from '#site/elements/class-names.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';

const looks = {
  yes: { icon: 'Check', color: 'text-good' },
  'with-care': { icon: 'Info', color: 'text-sea' },
  'reset-once': { icon: 'Info', color: 'text-sea' },
  'test-once': { icon: 'Alert', color: 'text-fault' },
  no: { icon: 'Alert', color: 'text-fault' },
} as const;

type Props = {
  readonly mayRun: MayRun;
  readonly label: string;
  /** A note of a place that is read on opening: whose it is and what it is about. */
  readonly tag?: { readonly place: string; readonly topic: string } | undefined;
};

/** Whether the machine may run until we come, in a word, a color and an icon; beside it that more is to be read. */
export function MayRunFlag({ mayRun, label, tag }: Props) {
  const { icon, color } = looks[mayRun];
  return (
    <span className={cn('flex items-center gap-1.5 text-small font-semibold', color)}>
      <Icon name={icon} />
      {label}
      {tag !== undefined && (
        <span className="ml-2 flex items-center gap-1 font-normal text-ink-soft">
          <Icon name="MapPin" />
          <span className="sr-only">{`${tag.place} `}</span>
          {tag.topic}
        </span>
      )}
    </span>
  );
}
