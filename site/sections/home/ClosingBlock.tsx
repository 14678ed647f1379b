import { cn } from '#site/elements/class-names.ts';
import { Band } from '#site/elements/Band.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly heading: string;
  readonly text: string;
  /** None where the call of the header or of the phone's bar is beside it. */
  readonly call?: string | undefined;
  readonly phone: Phone;
  readonly schedule: { readonly label: string; readonly path: string };
  readonly picture?: PictureSource | undefined;
  readonly alt: string;
  /** On a long page phones have its words alone. */
  readonly isShort?: boolean;
};

/** The last word of a page: call, or schedule online. On paper the foot has the number. */
export function ClosingBlock({ heading, text, call, phone, schedule, picture, alt, isShort = false }: Props) {
  return (
    <div data-no-print="">
      <Band
        tone="glass"
        air="wide"
        labelledBy="closing-heading"
        className={cn('split-picture-right', isShort && 'max-sm:gap-0')}
      >
        <div>
          <Heading id="closing-heading" text={heading} size="h1" className="max-w-[14ch]" />
          <p className="mt-4 text-lead text-ink-soft">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            {call !== undefined && <CallLink phone={phone} label={call} />}
            <ButtonLink href={schedule.path} size="large">
              {schedule.label}
            </ButtonLink>
          </div>
        </div>
        {picture !== undefined && (
          <Picture
            picture={picture}
            alt={alt}
            className={cn('rounded-picture', isShort && 'max-sm:hidden')}
          />
        )}
      </Band>
    </div>
  );
}
