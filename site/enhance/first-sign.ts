// The sign that is open from the start on wide screens (site/elements/signs/OpensAtOnce.tsx).

/** Who shuts it finds it shut on coming back; paper has its drawing only if somebody pressed on it. */
export function startFirstSign() {
  const sign = document.querySelector<HTMLDetailsElement>('details:has(+ script)');
  if (sign === null) return;
  sign.toggleAttribute('data-unasked', sign.open);
  sign.addEventListener('click', () => sign.removeAttribute('data-unasked'));
  sign.addEventListener('toggle', () => {
    const state: unknown = history.state;
    const { shut, ...others }: { shut?: boolean } = typeof state === 'object' && state !== null ? state : {};
    if ((shut === true) !== sign.open) return;
    const isPlain = sign.open && Object.keys(others).length === 0;
    history.replaceState(isPlain ? null : { ...others, ...(!sign.open && { shut: true }) }, '');
  });
}
