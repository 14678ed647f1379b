// WebKitGTK, driven by plain WebDriver. Every tab is a browser of its own.
import { setTimeout as wait } from 'node:timers/promises';
import { Button, Key as Keys, Origin } from 'selenium-webdriver';
import type { Engine, Guise, Key, Tab } from './engine.ts';
import { openSession, startScreen } from './mini-browser.ts';

const keys = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Delete: Keys.DELETE,
} as const satisfies Record<Key, string>;

/** Its driver now and then loses an answer: while a page that was kept comes back, say. */
const answerMs = 5000;
const pageMs = 20_000;
const questions = 4;

/** What is done is not done twice: whoever did it looks for what follows. */
const goOn = (doing: Promise<void>, ms = answerMs): Promise<void> =>
  Promise.race([doing, wait(ms, undefined, { ref: false })]);

/** What is only asked is asked again. */
async function ask(question: () => Promise<unknown>): Promise<unknown> {
  for (let asked = 0; asked < questions; asked += 1) {
    const answer = await Promise.race([
      question().then((value) => ({ value })),
      wait(answerMs, undefined, { ref: false }),
    ]);
    if (answer !== undefined) return answer.value;
  }
  throw new Error("WebKit's driver does not answer");
}

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
    open: (address) => goOn(driver.get(address), pageMs),
    reload: () => goOn(driver.navigate().refresh(), pageMs),
    back: () => goOn(driver.navigate().back(), pageMs),
    evaluate: (expression) => ask(() => driver.executeScript(`return (${expression})`)),
    async point({ x, y }, isResting = false) {
      const hand = driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      await goOn((isResting ? hand : hand.press(Button.LEFT).release(Button.LEFT)).perform());
    },
    type: (text) => goOn(driver.actions().sendKeys(text).perform()),
    press: (key) => goOn(driver.actions().sendKeys(keys[key]).perform()),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // Plain WebDriver tells nothing of the console.
    listFaults: () => [],
    close: () => goOn(close(), pageMs),
  };
}

export async function startWebKit(): Promise<Engine> {
  const { display, close } = await startScreen();
  return { newTab: (guise) => openTab(display, guise), close };
}
