// WebKitGTK, driven by plain WebDriver. Every tab is a browser of its own.
import { Button, Key as Keys, Origin } from 'selenium-webdriver';
import type { Engine, Guise, Key, Tab } from './engine.ts';
import { openSession, startScreen, waitAtMost } from './mini-browser.ts';

const keys = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Delete: Keys.DELETE,
} as const satisfies Record<Key, string>;

/** An answer is lost while a page that was kept comes back, say. What is done is not done twice: whoever did it looks for what follows. */
const answerMs = 5000;
const pageMs = 20_000;
const questions = 4;

/** What is only asked is asked again. */
async function ask(question: () => Promise<unknown>): Promise<unknown> {
  for (let asked = 0; asked < questions; asked += 1) {
    const answer = await waitAtMost(
      answerMs,
      question().then((value) => ({ value })),
    );
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
    open: (address) => waitAtMost(pageMs, driver.get(address)),
    reload: () => waitAtMost(pageMs, driver.navigate().refresh()),
    back: () => waitAtMost(pageMs, driver.navigate().back()),
    evaluate: (expression) => ask(() => driver.executeScript(`return (${expression})`)),
    async point({ x, y }, isResting = false) {
      const hand = driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      await waitAtMost(answerMs, (isResting ? hand : hand.press(Button.LEFT).release(Button.LEFT)).perform());
    },
    type: (text) => waitAtMost(answerMs, driver.actions().sendKeys(text).perform()),
    press: (key) => waitAtMost(answerMs, driver.actions().sendKeys(keys[key]).perform()),
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
