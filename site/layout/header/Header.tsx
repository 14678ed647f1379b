import { corePath } from '#domain/paths/paths.ts';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { menuEntries } from './menu-entries.ts';
import { MenuList } from './MenuList.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';
import { Wordmark } from './Wordmark.tsx';

type Props = { readonly facts: ShellFacts };

/** One menu for all screens: a bar on wide ones, a sheet behind the button on narrow ones. */
export function Header({ facts }: Props) {
  const { words, phone } = facts;
  return (
    <div className="header">
      <div className="page-width header-row">
        <Wordmark name={facts.siteName} homePath={corePath('home', facts.language)} />
        <a className="button header-call figures" href={`tel:${phone.e164}`}>
          <Icon name="Phone" />
          <span>
            <span className="sr-only">{words.menu.call} </span>
            {phone.text}
          </span>
        </a>
        <details className="menu-state" data-menu="">
          <summary className="menu-toggle" data-menu-toggle="">
            <Icon name="Menu" className="menu-toggle-closed" />
            <Icon name="X" className="menu-toggle-open" />
            <span className="menu-toggle-closed">{words.menu.open}</span>
            <span className="menu-toggle-open">{words.menu.close}</span>
          </summary>
        </details>
        <nav className="menu" aria-label={words.menu.label}>
          <MenuList entries={menuEntries(facts)} />
          <div className="menu-foot">
            <CallLink
              phone={phone}
              label={words.menu.callForService}
              showsNumber={false}
              className="mt-6 w-full"
            />
            <p className="mt-3 text-center text-small text-ink-soft">{facts.serving}</p>
          </div>
        </nav>
      </div>
    </div>
  );
}
