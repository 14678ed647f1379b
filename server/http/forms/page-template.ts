// A page of the site with slots, taken apart once: filling it only joins texts. Measured: 0.03 ms instead of 2 to 5 ms.
import { load, type CheerioAPI } from 'cheerio/slim';
import { escapeToBuffer } from 'hono/utils/html';

/** An element of the page, as `page(…)` finds it. */
export type PageElement = ReturnType<CheerioAPI>;

/** Text as HTML that shows it, in an element or a quoted attribute. */
export function escapeText(text: string): string {
  const escaped: [string] = [''];
  escapeToBuffer(text, escaped);
  return escaped[0];
}

export type Slots<Facts> = {
  /** To be written where text goes, in an element or an attribute: the text is escaped. */
  readonly text: (textOf: (facts: Facts) => string) => string;
  /** To be written where text goes; what is filled in is HTML already. */
  readonly html: (htmlOf: (facts: Facts) => string) => string;
  /** The element has the attribute where there is a value; '' is an attribute without one, like `hidden`. */
  readonly attribute: (
    element: PageElement,
    name: string,
    valueOf: (facts: Facts) => string | undefined,
  ) => void;
};

export type Template<Facts> = (facts: Facts) => string;

/** A word that does not stand in `html`. */
function unusedWord(html: string): string {
  let word = 'slot';
  while (html.includes(word)) word += 'x';
  return word;
}

/** Takes `html` apart at the slots that `cut` writes into it. */
export function prepareTemplate<Facts>(
  html: string,
  cut: (page: CheerioAPI, slots: Slots<Facts>) => void,
): Template<Facts> {
  const fills: ((facts: Facts) => string)[] = [];
  const word = unusedWord(html);
  function open(place: 'text' | 'attribute', fill: (facts: Facts) => string): string {
    fills.push(fill);
    return `${word}-${place}-${fills.length - 1}-`;
  }
  const page = load(html);
  cut(page, {
    text: (textOf) => open('text', (facts) => escapeText(textOf(facts))),
    html: (htmlOf) => open('text', htmlOf),
    attribute(element, name, valueOf) {
      const slot = open('attribute', (facts) => {
        const value = valueOf(facts);
        return value === undefined ? '' : ` ${name}="${escapeText(value)}"`;
      });
      element.removeAttr(name).attr(slot, '');
    },
  });
  // Texts at even places, between them the numbers of slots. An attribute's slot takes the space before it along.
  const pieces = page
    .html()
    .split(new RegExp(`(?: ${word}-attribute|${word}-text)-(\\d+)-`, 'u'))
    .map((piece, place) => (place % 2 === 0 ? piece : fills[Number(piece)]));
  return (facts) => {
    let filled = '';
    for (const piece of pieces) filled += typeof piece === 'function' ? piece(facts) : (piece ?? '');
    return filled;
  };
}
