import { Band } from '#site/elements/Band.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly schedule: { readonly label: string; readonly path: string };
  /** On wide screens the form stands beside the end of the page: it closes it there. */
  readonly isFormBeside?: boolean;
};

/** The last word of a page without a picture for it: one strip. The call is in the header or on the bar, in view. */
export function ClosingBand({ heading, text, schedule, isFormBeside = false }: Props) {
  return (
    <div className={isFormBeside ? 'lg:hidden' : undefined} data-shared="" data-no-print="">
      <Band
        tone="glass"
        air="tight"
        labelledBy="closing-heading"
        className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6"
      >
        <div>
          <Heading id="closing-heading" text={heading} size="h3" className="max-w-none" />
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        <ButtonLink href={schedule.path} size="large" className="max-sm:w-full">
          {schedule.label}
        </ButtonLink>
      </Band>
    </div>
  );
}
