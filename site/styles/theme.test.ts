// Every pair of colors we set one on the other, in light and in dark, measured by WCAG's formula.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

function readColors(text: string): ReadonlyMap<string, string> {
  const rows = text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/gu);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

const modes = { light: readColors(lightCss), dark: readColors(darkCss) };

/** Relative luminance. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'plate', 'sand', 'glass', 'field'] as const;
const lagoons = ['lagoon', 'lagoon-deep'] as const;

/** Text, ground, least contrast. */
const pairs = [
  ...papers.map((ground) => ['ink', ground, 7] as const),
  ...papers.flatMap((ground) =>
    ['ink-soft', 'sea', 'fault', 'good'].map((text) => [text, ground, 4.5] as const),
  ),
  ...papers.map((ground) => ['rule-strong', ground, 4.5] as const),
  ...lagoons.map((ground) => ['on-lagoon', ground, 7] as const),
  ...lagoons.flatMap((ground) => ['on-lagoon-soft', 'call'].map((text) => [text, ground, 4.5] as const)),
  ['ink', 'glass-deep', 7] as const,
  ['on-call', 'call', 7] as const,
  ['on-call', 'call-hover', 7] as const,
  ['fault', 'fault-tint', 4.5] as const,
  ['ink', 'fault-tint', 7] as const,
];

test.each(Object.entries(modes))('every pair of colors can be read in %s', (_mode, colors) => {
  const tooWeak = pairs
    .map(([text, ground, least]) => {
      const ratio = contrast(colors.get(text) ?? '#000000', colors.get(ground) ?? '#000000');
      return { text, ground, least, ratio: Math.round(ratio * 100) / 100 };
    })
    .filter(({ ratio, least }) => ratio < least);
  expect(tooWeak).toEqual([]);
});

test('dark sets every color anew', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
});
