/**
 * Raises for a style sheet that did not come the event Vite raises for code, and throws unless a handler prevents it
 * (`site/enhance/reload-once.ts` does). Source: specification, section 8.
 */
export function reportMissingStyle(href: string) {
  const fault = new Error(`Unable to preload CSS for ${href}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: fault });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw fault;
}
