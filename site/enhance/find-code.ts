// On the page of error codes: leaves only the codes that fit what is typed, and opens their lists.

type Row = {
  readonly element: HTMLElement;
  /** "Samsung washer". */
  readonly machine: string;
  readonly tokens: readonly string[];
  /** What comes before any code of its appliance. */
  readonly dangers: Element | null;
};

/** So many answers at most stand under the field. */
const mostAnswers = 3;

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
  const dangers = group.querySelector('.codes-dangers');
  return [...group.querySelectorAll<HTMLElement>('.code')].map((element) => ({
    element,
    machine: element.parentElement?.dataset.machine ?? '',
    tokens: splitQuery(
      `${group.dataset.codes ?? ''} ${element.querySelector('.code-name')?.textContent ?? ''}`,
    ),
    dangers,
  }));
}

/**
 * A code as it stands under the field, with its machine before it; its name leads to its place in the lists. The first of an
 * appliance has the dangers with it, between what it means and what to try.
 */
function answerOf({ element, machine, dangers }: Row, at: number, rows: readonly Row[]): HTMLElement {
  const answer = document.createElement('li');
  answer.className = element.className;
  for (const part of element.querySelectorAll(':scope > :not(.code-ask)'))
    answer.append(part.cloneNode(true));
  answer.querySelector('.code-name')?.prepend(`${machine} `);
  const text = answer.querySelector('.code-text');
  const meaning = text?.querySelector('b');
  if (meaning) text?.before(meaning);
  if (dangers !== null && rows[at - 1]?.dangers !== dangers) text?.before(dangers.cloneNode(true));
  return answer;
}

export function startFindCode(): void {
  const lists = document.querySelector<HTMLElement>('[data-code-lists]');
  const box = document.querySelector<HTMLElement>('[data-code-finder]');
  const field = box?.querySelector('input');
  const status = box?.querySelector<HTMLElement>('[role=status]');
  const answers = box?.querySelector('ul');
  if (!lists || !box || !field || !status || !answers) return;
  const sections = [...lists.querySelectorAll('section')].map((section) => ({
    section,
    groups: [...section.querySelectorAll('details')].map((group) => ({ group, rows: readRows(group) })),
  }));
  const markOpen = () => markOpenBrand(lists.hasAttribute('data-searching') ? '' : openBrand(lists));
  const show = () => {
    const terms = splitQuery(field.value);
    lists.toggleAttribute('data-searching', terms.length > 0);
    markOpen();
    const found: Row[] = [];
    for (const { section, groups } of sections) {
      const before = found.length;
      for (const { group, rows } of groups) {
        const own = rows.filter(({ tokens }) => fitsQuery(tokens, terms));
        for (const row of rows) row.element.hidden = !own.includes(row);
        group.hidden = own.length === 0;
        group.open = terms.length > 0 && own.length > 0;
        found.push(...own);
      }
      // The last names brands without codes: for who finds none.
      const hasNone = groups.length === 0 ? found.length > 0 : found.length === before;
      section.hidden = terms.length > 0 && hasNone;
    }
    const { none = '', one = '', other = '', narrow = '' } = status.dataset;
    const count = `${String(found.length)} ${found.length === 1 ? one : other}`;
    const isFew = found.length <= mostAnswers;
    const said = found.length === 0 ? none : `${count}${isFew ? '' : ` ${narrow}`}`;
    status.textContent = terms.length === 0 ? '' : said;
    answers.replaceChildren(...(terms.length > 0 && isFew ? found.map(answerOf) : []));
    // Above the keyboard of a phone is room for the field and an answer, if the field stands at the top.
    const view = globalThis.visualViewport?.height ?? globalThis.innerHeight;
    if (answers.childElementCount > 0 && answers.getBoundingClientRect().top > view / 2)
      field.scrollIntoView({ block: 'start' });
  };
  field.addEventListener('input', show);
  addEventListener('hashchange', markOpen);
  markOpen();
  if (field.value !== '') show();
}

/** The brand whose lists are in view: the one that the address names, itself or by one of its codes; else the first (display.css). */
function openBrand(lists: HTMLElement): string {
  return (
    (lists.querySelector(':scope > :has(:target)') ?? lists.firstElementChild)?.querySelector('[id]')?.id ??
    ''
  );
}

function markOpenBrand(id: string): void {
  for (const chip of document.querySelectorAll('.chips a'))
    chip.setAttribute('aria-current', String(chip.getAttribute('href') === `#${id}`));
}
