/** The link a click will open in this tab, if it is an ordinary click on a link to another page of this site. */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link !== null && leadsToAnotherPage(link) ? link : undefined;
}

/** Whether a link opens another page of this site in this tab: no telephone, mail, download, new tab or place on this page. */
export function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  const staysInTab = link.target === '' || link.target === '_self';
  return (
    link.origin === location.origin &&
    staysInTab &&
    link.pathname !== location.pathname &&
    !link.hasAttribute('download')
  );
}
