import type { ComponentProps, ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs } from '#site/elements/links/Breadcrumbs.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { HeroPrice, type HeroPriceProps } from '#site/elements/HeroPrice.tsx';
import { JumpLinks, type JumpLinksProps } from '#site/elements/links/JumpLinks.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly crumbs: ComponentProps<typeof Breadcrumbs>;
  readonly heading: string;
  readonly intro: string;
  readonly price: HeroPriceProps;
  readonly actions: { readonly phone: Phone; readonly callLabel: string };
  /** Leads to what to do in danger. */
  readonly danger: JumpLinksProps;
  /** The search: what most come for, before the call. */
  readonly children: ReactNode;
};

/** The first band of the error codes: the display to type in, then the call. */
export function CodesHero({ crumbs, heading, intro, price, actions, danger, children }: Props) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs {...crumbs} />
      <div className="codes-hero">
        <div>
          <Heading level={1} text={heading} />
          <p className="mt-5 max-w-measure text-lead">{intro}</p>
        </div>
        {children}
        <div className="grid content-start gap-5 sm:justify-items-start">
          <HeroPrice {...price} />
          <CallLink phone={actions.phone} label={actions.callLabel} position="opening" />
          <JumpLinks {...danger} />
        </div>
      </div>
    </Band>
  );
}
