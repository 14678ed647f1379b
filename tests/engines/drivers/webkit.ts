// WebKitGTK, driven by plain WebDriver. Every tab is a browser of its own.
import { Button, Key as Keys, Origin } from 'selenium-webdriver';
import type { Engine, Guise, Key, Tab } from './engine.ts';
import { openSession, startScreen } from './mini-browser.ts';

const keys = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Delete: Keys.DELETE,
} as const satisfies Record<Key, string>;

async function openTab(display: string, { width, height, hasScript, timeZone }: Guise): Promise<Tab> {
  const settings = [
    // Without its bars the window can be as narrow as a phone.
    '--full-screen',
    `--enable-javascript-markup=${String(hasScript)}`,
    ...(timeZone === undefined ? [] : [`--time-zone=${timeZone}`]),
  ];
  const { driver, close } = await openSession(display, settings);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    async point({ x, y }, isResting = false) {
      const hand = driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      await (isResting ? hand : hand.press(Button.LEFT).release(Button.LEFT)).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // Plain WebDriver tells nothing of the console.
    listFaults: () => [],
    close,
  };
}

export async function startWebKit(): Promise<Engine> {
  const { display, close } = await startScreen();
  return { newTab: (guise) => openTab(display, guise), close };
}
