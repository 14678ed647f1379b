import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Way = { readonly text: string; readonly path: string };

export type HeroActionsProps = {
  readonly phone: Phone;
  readonly call: string;
  /** Leads to the contact page's form; on large screens, where the form stands beside, to that one. */
  readonly quote: Way & { readonly pathBesideForm: string };
  readonly learnMore: Way & { readonly of: string };
  readonly price: { readonly visit: string; readonly counts: string; readonly tax: string };
};

export function HeroActions({ phone, call, quote, learnMore, price }: HeroActionsProps) {
  return (
    <>
      <p className="plate plate-riveted mt-5 flex flex-wrap items-baseline gap-x-4 px-5 py-2.5 sm:w-fit">
        <b className="figures text-[1.5rem]">{price.visit}</b> <b>{price.counts}</b>{' '}
        <small>{price.tax}</small>
      </p>
      <div className="hero-actions mt-4 flex flex-wrap items-center gap-3 max-sm:contents">
        <CallLink phone={phone} label={call} position="opening" />
        <ButtonLink href={quote.path} size="large" className="hero-later lg:hidden">
          {quote.text}
        </ButtonLink>
        <ButtonLink href={quote.pathBesideForm} size="large" className="max-lg:hidden">
          {quote.text}
        </ButtonLink>
        <TextLink href={learnMore.path} className="hero-later">
          {learnMore.text}
          <span className="sr-only">: {learnMore.of}</span>
        </TextLink>
      </div>
    </>
  );
}
