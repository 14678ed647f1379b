import type { ComponentProps, ReactNode } from 'react';
import { SafetyLines } from '#site/elements/text/SafetyLines.tsx';
import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { HeroPrice, type HeroPriceProps } from '#site/elements/HeroPrice.tsx';
import { JumpLinks, type JumpLinksProps } from '#site/elements/links/JumpLinks.tsx';
import { NextWindow } from '#site/elements/NextWindow.tsx';
import { MapFigure } from '#site/sections/place/MapFigure.tsx';

export type HeroActions = {
  readonly phone: Phone;
  readonly callLabel: string;
  /** The second action: a link to the form of this page or of the contact page. */
  readonly schedule?: { readonly label: string; readonly path: string };
};

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: ReactNode;
  /** Room for the first open window, under the actions: empty, it is the air below them. */
  readonly hasWindow?: boolean;
  /** From what price, above the call: on phones alone where a plate beside the words says it. */
  readonly price?: HeroPriceProps;
  readonly actions: HeroActions;
  /** Dangers to read of before anything else. */
  readonly alerts?: readonly string[];
  /** Ways into the page itself, as short links. */
  readonly jumps?: JumpLinksProps;
  /** Carries the first screen: beside the words on wide screens, under the call on phones. */
  readonly map?: ComponentProps<typeof MapFigure>;
  /** What stands beside the words on wide screens and below them on narrow ones; below them anywhere beside a map. */
  readonly children?: ReactNode;
};

/** The first band of a page: where you are, what this is, and the call. */
export function PageHero({
  crumbs,
  heading,
  intro,
  hasWindow = false,
  price,
  actions,
  alerts = [],
  jumps,
  map,
  children,
}: Props) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs {...crumbs} />
      <div className={map === undefined ? 'page-hero' : 'page-hero page-hero-mapped'}>
        <Heading level={1} text={heading} className="max-w-[20ch]" />
        <div className="page-hero-words">
          <p className="mt-6 max-w-measure text-lead text-pretty">{intro}</p>
          {price !== undefined && <HeroPrice {...price} />}
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <CallLink phone={actions.phone} label={actions.callLabel} position="opening" />
            {actions.schedule !== undefined && (
              <ButtonLink href={actions.schedule.path} size="large">
                {actions.schedule.label}
              </ButtonLink>
            )}
          </div>
          {hasWindow && <NextWindow isOpening />}
          {map !== undefined && children}
        </div>
        {map === undefined ? children : <MapFigure {...map} />}
        {(alerts.length > 0 || jumps !== undefined) && (
          <div className="page-hero-ways">
            {alerts.length > 0 && <SafetyLines lines={alerts} />}
            {jumps !== undefined && <JumpLinks {...jumps} />}
          </div>
        )}
      </div>
    </Band>
  );
}
