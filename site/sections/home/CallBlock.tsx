import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly call: string;
  readonly phone: Phone;
  readonly link: { readonly text: string; readonly path: string };
};

/** The call: what to do until then, the number, and one way on. */
export function CallBlock({ heading, text, call, phone, link }: Props) {
  return (
    <Band
      labelledBy="call-block-heading"
      reveals
      className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2"
    >
      <Heading id="call-block-heading" text={heading} />
      <div>
        <p className="max-w-[44ch] text-lead text-ink-soft">{text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <CallLink phone={phone} label={call} className="max-sm:w-full" />
          <TextLink href={link.path}>{link.text}</TextLink>
        </div>
      </div>
    </Band>
  );
}
