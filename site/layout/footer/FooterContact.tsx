import { TodayText } from '#site/elements/TodayText.tsx';
import { CallNumber } from '#site/elements/buttons/CallNumber.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/** Phone, support email, area, and the company's own profiles when they are configured. */
export function FooterContact({ facts }: Props) {
  const { words, phone, serving, supportEmail, socialUrls } = facts;
  return (
    <div>
      <h2 className="label mb-2 text-on-lagoon-soft">{words.footer.talk}</h2>
      <p className="flex flex-wrap gap-x-6">
        <a className="figures text-h3 font-semibold" href={`tel:${phone.e164}`}>
          <Icon name="Phone" />
          <span>
            {words.footer.call} <CallNumber number={phone.text} />
          </span>
        </a>
        <a href={`mailto:${supportEmail}`}>
          <Icon name="Mail" />
          {supportEmail}
        </a>
      </p>
      <p>
        <TodayText name="hours" text={facts.today.hours.standing} />
      </p>
      <p className="text-on-lagoon-soft">{serving}</p>
      {socialUrls.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-5" aria-label={words.footer.follow}>
          {socialUrls.map((url) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {new URL(url).hostname.replace(/^www\./u, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
