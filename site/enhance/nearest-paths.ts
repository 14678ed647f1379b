// On the page for unknown addresses: what the visitor probably meant, out of the links that stand on the page, and the
// appliances in the cities among them.
import { listNearestPaths } from '#domain/paths/nearest-path.ts';

type Links = ReadonlyMap<string, string>;

const servicePage = /^(?<folder>.*)\/services\/(?<service>[a-z-]+)$/u;

function readLinks(): Links {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
  return new Map([...links].map((link) => [link.pathname, link.textContent.trim()]));
}

/** "/miami" and "/services/dryer-repair" → "/miami-dryer-repair". A region has no such page. */
function combine(links: Links, words: string, places: ReadonlySet<string>): Links {
  const combined = [...links].flatMap(([path, text]) => {
    const service = servicePage.exec(path)?.groups?.service;
    if (service === undefined) return [];
    return [...places].map((place) => {
      const name = links.get(place) ?? '';
      return [`${place}-${service}`, words.replace('{service}', text).replace('{city}', name)] as const;
    });
  });
  return new Map([...links, ...combined]);
}

export function startNearestPaths(): void {
  const block = document.querySelector<HTMLElement>('[data-nearest-paths]');
  const list = block?.querySelector('[data-nearest-list]');
  if (block === null || !list) return;
  const places = document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby=places] a');
  const links = combine(
    readLinks(),
    block.dataset.nearestPaths ?? '',
    new Set([...places].map(({ pathname }) => pathname)),
  );
  const nearest = listNearestPaths(location.pathname.toLowerCase(), [...links.keys()]);
  for (const path of nearest) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = links.get(path) ?? path;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  block.hidden = nearest.length === 0;
}
