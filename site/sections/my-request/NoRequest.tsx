import type { noRequestWords } from '#content/words/my-request/request-words.ts';
import type { Texts } from '#content/words/texts.ts';
import { Band } from '#site/elements/Band.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';

type Props = {
  readonly words: Texts<(typeof noRequestWords)['en']>;
  readonly phone: Phone;
  readonly formPath: string;
};

const reasons = ['none', 'away', 'erased'] as const;

/** Nothing to show, said honestly, and what to do instead. The server leaves the reason that is so. */
export function NoRequest({ words, phone, formPath }: Props) {
  return (
    <Band tone="glass">
      <h1 className="max-w-[24ch] text-h2">
        {reasons.map((reason) => (
          <span key={reason} data-no-request={reason}>
            {words[reason].heading}
          </span>
        ))}
      </h1>
      {reasons.map((reason) => (
        <p key={reason} data-no-request={reason} className="mt-5 max-w-measure text-lead">
          {words[reason].text}
        </p>
      ))}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        <CallLink phone={phone} label={words.callLabel} place="opening" />
        <ButtonLink href={formPath} size="large">
          {words.again}
        </ButtonLink>
      </div>
    </Band>
  );
}
