// In the dark a picture of the morning is turned to dusk: dimmer as a whole, with its lights and shadows still apart.
import sharp from 'sharp';
import { cityServicePath, corePath, servicePath } from '#domain/paths/paths.ts';
import { expect, test, type OpenPage } from '../support/browser/browser.ts';

/** Brightness of a page's first picture as it is painted, 0 to 255: its mean, and how far apart its lights and shadows are. */
async function paintedBrightness(
  open: OpenPage,
  path: string,
  isDark: boolean,
): Promise<{ mean: number; spread: number }> {
  const page = await open(path, { width: 360, isDark, wantsNoMotion: true });
  const picture = page.locator('main img.picture').first();
  // Further down a page a picture waits to come near.
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (image: HTMLImageElement) => image.decode());
  const { channels } = await sharp(await picture.screenshot())
    .greyscale()
    .stats();
  return { mean: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
}

for (const [kind, path] of [
  ['home', corePath('home')],
  ['about', corePath('about')],
  ['service', servicePath('washer')],
  ['city-and-appliance', cityServicePath('miami', 'dryer')],
] as const) {
  test(`${kind}: in the dark its picture is dusk, neither glare nor mud`, async ({ open }) => {
    const morning = await paintedBrightness(open, path, false);
    const evening = await paintedBrightness(open, path, true);
    expect(evening.mean / morning.mean).toBeLessThan(0.72);
    expect(evening.mean).toBeLessThan(145);
    expect(evening.spread / morning.spread).toBeGreaterThan(0.6);
  });
}

test('the film is as dark as the still picture it fades in over', async ({ open }) => {
  const page = await open(corePath('home'), { isDark: true });
  const filters = await page
    .locator('.hero-still, .hero-video')
    .evaluateAll((shown) => shown.map((node) => getComputedStyle(node).filter));
  expect(filters).toHaveLength(2);
  expect(filters[0]).toContain('brightness');
  expect(new Set(filters).size).toBe(1);
});
