import { JumpLinks, type JumpLinksProps } from '#site/elements/links/JumpLinks.tsx';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';

export type WhatBrokeProps = {
  readonly heading: string;
  readonly text: string;
  /** Leads to what to do in danger, where the page does not say it above. */
  readonly danger?: JumpLinksProps;
  readonly machines: readonly {
    readonly name: string;
    readonly path: string;
    readonly drawing: string;
    /** What a visit costs, on a page about prices. */
    readonly price: string | undefined;
  }[];
};

/** The first question: each machine leads to what it may do wrong, and that to the form. */
export function WhatBroke({ heading, text, danger, machines }: WhatBrokeProps) {
  return (
    <section className="page-width py-8" aria-labelledby="what-broke">
      <h2 id="what-broke" className="text-h3 font-semibold">
        {heading}
      </h2>
      <p className="mt-1 mb-5 text-small text-ink-soft">{text}</p>
      <ul className="place-list what-broke">
        {machines.map(({ name, path, drawing, price }) => (
          <li key={path}>
            <a className="gap-x-3" href={path}>
              <Drawing of={drawing} />
              {price === undefined ? (
                name
              ) : (
                <span>
                  {name}{' '}
                  <span className="inline-block w-full text-small font-normal text-ink-soft">{price}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {danger !== undefined && <JumpLinks {...danger} />}
    </section>
  );
}
