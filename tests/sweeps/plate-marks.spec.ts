// Every number of every plate ends on its own part: on nothing else that is lit there and has another mark.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/browser/browser.ts';

/** The looks inside, and where the model number is. */
const folders = ['site/pictures/plates', 'site/pictures/numbers'];

/** The leaders of the plate on the page that end on nothing, or on what is for somebody else. */
function listStrayLeaders(): readonly string[] {
  const lines = ['i', 'n', 'o', 't', 'w'];
  const isOn = (part: Element, spot: DOMPointInit) =>
    [...part.querySelectorAll('path')].some(
      (shape) =>
        shape.isPointInStroke(spot) ||
        (!lines.includes(shape.getAttribute('class') ?? '') && shape.isPointInFill(spot)),
    );
  return [...document.querySelectorAll('g.s')].flatMap((sign) => {
    const lit = [...sign.querySelectorAll('use')].map((use) => ({
      mark: use.classList[0],
      isOutline: use.classList.contains('z'),
      part: document.querySelector(use.getAttribute('href') ?? '') ?? use,
    }));
    const labels = [...sign.querySelectorAll('text')];
    return [...sign.querySelectorAll('circle.e')].flatMap((dot, index) => {
      const spot = { x: Number(dot.getAttribute('cx')), y: Number(dot.getAttribute('cy')) };
      const under = lit.filter(({ part }) => isOn(part, spot));
      const top = under.findLast(({ isOutline }) => !isOutline) ?? under.at(-1);
      const label = labels[index];
      return label !== undefined && top?.mark === label.classList[0]
        ? []
        : [`${sign.classList[1] ?? ''}: ${label?.textContent ?? ''}`];
    });
  });
}

test('every number of every plate ends on its own part', async ({ open }) => {
  const plates = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  expect(plates).toHaveLength(21);
  const page = await open('/robots.txt');
  await page.goto('about:blank');
  for (const plate of plates) {
    await page.setContent(readFileSync(plate, 'utf8'));
    expect(await page.evaluate(listStrayLeaders), plate).toEqual([]);
  }
});
