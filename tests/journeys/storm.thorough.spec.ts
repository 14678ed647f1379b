// What visitors are told in a storm, on every kind of page, and whether everybody can read it.
import { cityPath, cityServicePath } from '#domain/paths/paths.ts';
import { listViolations } from '../support/board/board-page.ts';
import { aStorm } from '../support/builders/an-exception.ts';
import { expect, test } from '../support/browser/browser.ts';
import { startOpeningServer, toldPages } from '../support/servers/opening-server.ts';

test('a hurricane in Pinellas is told where it concerns people, with and without script, and then no more', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-18T12:00:00-05:00');
  const [fromMs, untilMs] = [
    Date.parse('2026-11-18T11:00:00-05:00'),
    Date.parse('2026-11-20T18:00:00-05:00'),
  ];
  const text = 'Hurricane: no visits until Friday evening.';
  const storm = aStorm({ text, fromMs, untilMs });
  const elsewhere: readonly string[] = [cityPath('miami')];
  const inside: readonly string[] = [cityPath('clearwater'), cityServicePath('clearwater', 'dryer')];
  for (const hasScript of [true, false]) {
    const page = await open(`${server.origin}/privacy-policy`, { hasScript });
    for (const path of toldPages) {
      await server.put(storm);
      await page.goto(server.origin + path);
      const band = page.locator('[data-notices]');
      const expected = inside.includes(path) ? text : `Pinellas County: ${text}`;
      if (elsewhere.includes(path)) expect(await band.isVisible(), path).toBe(false);
      else expect(await band.innerText(), path).toBe(expected);
      await server.takeAway(storm.id);
      await page.reload();
      expect(await band.isVisible(), path).toBe(false);
    }
  }
});

test('a notice and the words of the night keep to WCAG 2.2 AA, light and dark, and fit a narrow phone', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-18T21:01:00-05:00');
  const fromMs = Date.parse('2026-11-18T20:59:00-05:00');
  await server.put(aStorm({ fromMs, untilMs: fromMs + 86_400_000 }));
  for (const isDark of [false, true]) {
    const page = await open(server.origin + cityPath('clearwater'), {
      width: 320,
      isDark,
      wantsNoMotion: true,
    });
    // That all stands in a landmark is good practice beyond WCAG; the way back to the top does not.
    const found = (await listViolations(page)).filter((violation) => !violation.startsWith('region:'));
    expect(found, isDark ? 'dark' : 'light').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.close();
  }
});
