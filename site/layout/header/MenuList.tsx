import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { MenuEntry } from './menu-entries.ts';

type Props = { readonly entries: readonly MenuEntry[] };

/** The items; those with a list below open it by hover, by the button beside them, and without script. */
export function MenuList({ entries }: Props) {
  return (
    <ul className="menu-list">
      {entries.map(({ text, path, current, below }) => (
        <li key={path} className="menu-item" data-menu-item={below === undefined ? undefined : ''}>
          <a className="menu-link" href={path} aria-current={current}>
            {text}
          </a>
          {below !== undefined && (
            <>
              <details name="submenu" data-submenu="">
                <summary className="submenu-toggle" aria-label={below.show}>
                  <Icon name="ChevronDown" />
                </summary>
              </details>
              <ul className="submenu">
                {below.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path} aria-current={link.current}>
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
