// One picture for sharing, 1200 × 630: words on paper at the left, an appliance or a room at the right. The heading
// is set so large that it can be read at 300 px.
import { readFile } from 'node:fs/promises';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Raise it when the drawing changes, so that all pictures are drawn again. */
export const templateVersion = 1;

export type SocialText = {
  readonly company: string;
  readonly heading: string;
  readonly facts: readonly string[];
};

const size = { width: 1200, height: 630 };
const textWidth = 720;
const paper = '#fbf7ee';
const ink = '#0b3239';

const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');
const variable = await readFile(
  new URL(
    '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    import.meta.url,
  ),
);
const semibold = await subsetFont(variable, `${ascii}·–’`, {
  targetFormat: 'truetype',
  variationAxes: { wght: 600 },
});
const symbol = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'base64');

function box(style: CSSProperties, ...children: readonly ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function drawWords({ company, heading, facts }: SocialText) {
  const mark = createElement('img', {
    src: `data:image/svg+xml;base64,${symbol}`,
    width: 60,
    height: 60,
  });
  const fact = { border: '2px solid #d9d1be', borderRadius: 14, padding: '12px 22px', background: '#fffdf8' };
  return box(
    {
      width: textWidth,
      height: size.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 40px 56px 64px',
      background: paper,
      color: ink,
    },
    box({ alignItems: 'center', gap: 18, fontSize: 32 }, mark, box({}, company)),
    box({ fontSize: heading.length > 30 ? 80 : 90, lineHeight: 1.02, letterSpacing: '-0.03em' }, heading),
    box({ gap: 16, fontSize: 30 }, ...facts.map((text) => box(fact, text))),
  );
}

/** A JPEG of about 60 kB. A wide picture is cut to its middle, or to what stands out in it. */
export async function composeSocialImage(
  text: SocialText,
  picture: Buffer,
  position: 'attention' | 'center',
): Promise<Buffer> {
  const fonts = [{ name: 'Familjen', data: semibold, weight: 600 as const, style: 'normal' as const }];
  const words = await satori(drawWords(text), { width: textWidth, height: size.height, fonts });
  const shown = await sharp(picture)
    .resize(size.width - textWidth, size.height, { fit: 'cover', position })
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: shown, left: textWidth, top: 0 },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
