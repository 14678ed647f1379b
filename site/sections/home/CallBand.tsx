import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly call: string;
  readonly phone: Phone;
};

/** A dark band with the call. */
export function CallBand({ heading, text, call, phone }: Props) {
  return (
    <Band
      tone="lagoon"
      air="tight"
      labelledBy="call-band-heading"
      className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <Heading id="call-band-heading" text={heading} size="h3" className="max-w-none" />
        <p className="mt-1 max-w-measure text-on-lagoon-soft">{text}</p>
      </div>
      <CallLink phone={phone} label={call} className="max-sm:w-full" />
    </Band>
  );
}
