import type { noRequestWords } from '#content/words/my-request/request-words.ts';
import type { Texts } from '#content/words/texts.ts';
import type { NoRequest as Reason } from '#domain/my-request/request-shown.ts';
import { Band } from '#site/elements/Band.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';

type Props = {
  readonly words: Texts<(typeof noRequestWords)['en']>;
  readonly phone: Phone;
  readonly formPath: string;
  readonly reason: Reason;
};

/** Nothing to show, said honestly, and what to do instead. */
export function NoRequest({ words, phone, formPath, reason }: Props) {
  const { heading, text } = words[reason];
  return (
    <Band tone="glass">
      <h1 className="max-w-[24ch] text-h2">{heading}</h1>
      <p className="mt-5 max-w-measure text-lead">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        <CallLink phone={phone} label={words.callLabel} position="opening" />
        <ButtonLink href={formPath} size="large">
          {words.again}
        </ButtonLink>
      </div>
    </Band>
  );
}
