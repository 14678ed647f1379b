import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type CallBlockProps = {
  readonly heading: string;
  readonly text: string;
  readonly call: string;
  readonly phone: Phone;
  readonly link: { readonly text: string; readonly path: string };
};

/** The call at the foot of the sheet: what to do until then, the number, and one way on. */
export function CallBlock({ heading, text, call, phone, link }: CallBlockProps) {
  return (
    <section
      aria-labelledby="call-block-heading"
      className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <Heading id="call-block-heading" text={heading} size="h3" className="max-w-none" />
        <p className="mt-1 max-w-measure text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <CallLink phone={phone} label={call} className="max-sm:w-full" />
        <TextLink href={link.path}>{link.text}</TextLink>
      </div>
    </section>
  );
}
