import { corePath } from '#domain/paths/paths.ts';
import { footerEntries } from './footer-entries.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';
import { Wordmark } from '#site/layout/header/Wordmark.tsx';

type Props = { readonly facts: ShellFacts };

export function Footer({ facts }: Props) {
  const { words } = facts;
  const { quickLinks, services } = footerEntries(facts);
  return (
    <div className="footer on-lagoon">
      <div className="page-width footer-columns gap-x-6 gap-y-6 py-8 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
        <div>
          <Wordmark name={facts.siteName} homePath={corePath('home', facts.language)} />
          <p className="mt-4 max-w-[34ch] text-on-lagoon-soft max-sm:hidden">{words.footer.about}</p>
        </div>
        <FooterLinks heading={words.footer.quickLinks} links={quickLinks} />
        <FooterLinks heading={words.footer.services} links={services} />
        <FooterContact facts={facts} />
      </div>
      <div className="page-width text-small">
        <p className="border-t border-rule-lagoon py-4 text-on-lagoon-soft">
          {words.footer.established} {words.footer.independent}
        </p>
      </div>
    </div>
  );
}
