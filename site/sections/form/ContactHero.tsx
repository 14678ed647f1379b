import type { ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { JumpLinks, type JumpLinksProps } from '#site/elements/links/JumpLinks.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { HeroPrice, type HeroPriceProps } from '#site/elements/HeroPrice.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { NextWindow } from '#site/elements/NextWindow.tsx';
import { Plate, type PlateFact } from '#site/elements/Plate.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: string;
  /** The way to what comes before any call. */
  readonly danger: JumpLinksProps;
  /** Room for the first open window, above the call. */
  readonly hasWindow: boolean;
  readonly price: HeroPriceProps;
  readonly actions: HeroActions;
  readonly facts: readonly PlateFact[];
  readonly email: { readonly label: string; readonly address: string };
  readonly formHeading: string;
  readonly formNote: string;
  /** The quote form. */
  readonly children?: ReactNode;
};

/** Two ways to reach us side by side: the call with its rules, and the quote form; on phones the form before the rules. */
export function ContactHero({
  crumbs,
  heading,
  intro,
  danger,
  hasWindow,
  price,
  actions,
  facts,
  email,
  formHeading,
  formNote,
  children,
}: Props) {
  const emailFact = {
    label: email.label,
    value: (
      <a className="text-link" href={`mailto:${email.address}`}>
        {email.address}
      </a>
    ),
  };
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs {...crumbs} />
      <div className="mt-3 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_32rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div>
          <Heading level={1} text={heading} className="max-w-[20ch]" />
          <p className="mt-5 max-w-measure text-lead">{intro}</p>
          <JumpLinks {...danger} />
          {hasWindow && <NextWindow isOpening />}
          <HeroPrice {...price} />
          <CallLink
            phone={actions.phone}
            label={actions.callLabel}
            position="opening"
            className="mt-5 max-sm:w-full"
          />
        </div>
        <div className="plate p-5 md:p-7 lg:row-span-2" data-no-print="">
          <Heading text={formHeading} size="h3" />
          <p className="mt-1 mb-5 text-ink-soft">{formNote}</p>
          {children}
        </div>
        <Plate facts={[...facts, emailFact]} isRiveted className="lg:max-w-measure" />
      </div>
    </Band>
  );
}
