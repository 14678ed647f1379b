// On the page of error codes: leaves only the codes that fit what is typed, and opens their lists.

type Row = { readonly element: HTMLElement; readonly tokens: readonly string[] };

/** "F9 E1" and "E:36 / -25" as one word each; everything else word by word. */
export function splitQuery(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/\b([ef]:?\d+)[\s/-]+([ef]?\d+)\b/gu, '$1$2')
    .replaceAll(/[:./]/gu, '')
    .split(/[\s,]+/u)
    .filter((term) => term !== '');
}

/** Whether every word that was typed begins a word of the row. */
export function fitsQuery(tokens: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => tokens.some((token) => token.startsWith(term)));
}

function readRows(group: HTMLElement): readonly Row[] {
  return [...group.querySelectorAll<HTMLElement>('.code')].map((element) => ({
    element,
    tokens: splitQuery(
      `${group.dataset.codes ?? ''} ${element.querySelector('.code-name')?.textContent ?? ''}`,
    ),
  }));
}

export function startFindCode(): void {
  const lists = document.querySelector<HTMLElement>('[data-code-lists]');
  const box = document.querySelector<HTMLElement>('[data-code-finder]');
  const field = box?.querySelector('input');
  const status = box?.querySelector<HTMLElement>('[role=status]');
  if (!lists || !box || !field || !status) return;
  const sections = [...lists.querySelectorAll('section')].map((section) => ({
    section,
    groups: [...section.querySelectorAll('details')].map((group) => ({ group, rows: readRows(group) })),
  }));
  const show = () => {
    const terms = splitQuery(field.value);
    let count = 0;
    for (const { section, groups } of sections) {
      let inSection = 0;
      for (const { group, rows } of groups) {
        let inGroup = 0;
        for (const { element, tokens } of rows) {
          const isFound = fitsQuery(tokens, terms);
          element.hidden = !isFound;
          if (isFound) inGroup += 1;
        }
        group.hidden = inGroup === 0;
        group.open = terms.length > 0 && inGroup > 0;
        inSection += inGroup;
      }
      section.hidden = inSection === 0;
      count += inSection;
    }
    const { none = '', one = '', other = '' } = status.dataset;
    const found = count === 0 ? none : `${String(count)} ${count === 1 ? one : other}`;
    status.textContent = terms.length === 0 ? '' : found;
  };
  field.addEventListener('input', show);
  if (field.value !== '') show();
}
