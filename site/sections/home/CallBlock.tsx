import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Plate, type PlateFact } from '#site/elements/Plate.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly call: string;
  readonly phone: Phone;
  readonly facts: readonly PlateFact[];
};

/** The call, with the price and the promise on a plate beside it. */
export function CallBlock({ heading, text, call, phone, facts }: Props) {
  return (
    <Band
      labelledBy="call-block-heading"
      reveals
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2"
    >
      <div>
        <Heading id="call-block-heading" text={heading} />
        <p className="mt-4 max-w-[44ch] text-lead text-ink-soft">{text}</p>
        <CallLink phone={phone} label={call} className="mt-7 max-sm:w-full" />
      </div>
      <Plate facts={facts} />
    </Band>
  );
}
