import type { ReactNode } from 'react';
import type { TodayText as TodayName } from '#domain/opening/told-today.ts';
import { AlertLines } from '#site/elements/text/AlertLines.tsx';
import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { JumpLinks } from '#site/elements/links/JumpLinks.tsx';
import { TodayText } from '#site/elements/TodayText.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';

export type HeroActions = {
  readonly phone: Phone;
  readonly callLabel: string;
  /** The second action: a link to the form of this page or of the contact page. */
  readonly schedule: { readonly label: string; readonly path: string };
};

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  /** Where we are; wide screens read it in the strip at the top. */
  readonly serving?: string;
  readonly intro: ReactNode;
  /** Follows the intro: a sentence that says what is true now. */
  readonly now?: { readonly name: TodayName; readonly text: string } | undefined;
  readonly actions: HeroActions;
  /** Dangers to read of before anything else. */
  readonly alerts?: readonly string[];
  /** Ways into the page itself, as short links. */
  readonly jumps?: {
    readonly label: string;
    readonly links: readonly { readonly text: string; readonly path: string }[];
  };
  /** What stands beside the words on wide screens and below them on narrow ones: a plate, a map, a picture. */
  readonly children?: ReactNode;
};

/** The first band of a page: where you are, what this is, and the call. */
export function PageHero({
  crumbs,
  heading,
  serving,
  intro,
  now,
  actions,
  alerts = [],
  jumps,
  children,
}: Props) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs {...crumbs} />
      <div className="mt-3 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center">
        <div>
          <Heading level={1} text={heading} className="max-w-[20ch]" />
          {serving !== undefined && (
            <p className="mt-3 flex items-center gap-2 text-ink-soft xl:hidden">
              <Icon name="MapPin" />
              {serving}
            </p>
          )}
          <p className="mt-5 max-w-measure text-lead">
            {intro}
            {now !== undefined && (
              <>
                {' '}
                <TodayText {...now} />
              </>
            )}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <CallLink phone={actions.phone} label={actions.callLabel} />
            <ButtonLink href={actions.schedule.path} size="large">
              {actions.schedule.label}
            </ButtonLink>
          </div>
          {alerts.length > 0 && <AlertLines lines={alerts} />}
          {jumps !== undefined && <JumpLinks {...jumps} />}
        </div>
        {children}
      </div>
    </Band>
  );
}
