/** The link an event happened on, if any. */
export function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The link a click will open in this tab, if it is an ordinary click on a link to another page of this site. */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = findLink(event);
  return link !== null && leadsToAnotherPage(link) ? link : undefined;
}

/** Whether a link opens another page of this site: no telephone, no mail, no place on this page. */
export function leadsToAnotherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}
