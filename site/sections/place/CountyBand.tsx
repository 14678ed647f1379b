import type { ComponentProps } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';
import { Counties } from './Counties.tsx';

type Props = ComponentProps<typeof Counties> & {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  /** What is true of most places. */
  readonly note?: string | undefined;
  /** Whom to call when the power is out, or about gas. */
  readonly whomToCall?: readonly {
    readonly name: string;
    readonly note?: string | undefined;
    readonly companies: readonly string[];
  }[];
};

/** Places by county over the whole width. */
export function CountyBand({ id, heading, intro, note, groups, whomToCall = [] }: Props) {
  return (
    <Band tone="sand" air="tight">
      <section aria-labelledby={id}>
        <Heading id={id} text={heading} size="h3" />
        {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
        {note !== undefined && <p className="mt-2 text-ink-soft">{note}</p>}
        <Counties groups={groups} />
        {whomToCall.map(({ name, note: which, companies }) => (
          <div className="county" key={name}>
            <h3 className="label">{name}</h3>
            {which !== undefined && <p>{which}</p>}
            <ul className="company-numbers">
              {companies.map((company) => (
                <li key={company}>{keepHyphens(company)}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </Band>
  );
}
