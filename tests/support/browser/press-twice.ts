// A double click as a hand makes it. Two presses in a row by the driver may lie a second apart on a busy machine: the browser
// is told when each was made, and the page sees a tenth of a second between them.
import type { CDPSession, Locator, Page } from 'playwright-core';

type Press = (session: CDPSession, at: { readonly x: number; readonly y: number }) => Promise<void>;

/** Seconds between the first press and the second. */
const apartSeconds = 0.1;

const click: Press = async (session, { x, y }) => {
  const first = Date.now() / 1000;
  const button = { x, y, button: 'left' } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, timestamp: first });
  for (const clickCount of [1, 2]) {
    const timestamp = first + (clickCount - 1) * apartSeconds;
    await session.send('Input.dispatchMouseEvent', {
      type: 'mousePressed',
      ...button,
      clickCount,
      timestamp,
    });
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      ...button,
      clickCount,
      timestamp,
    });
  }
};

const tap: Press = async (session, at) => {
  const first = Date.now() / 1000;
  for (const timestamp of [first, first + apartSeconds]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
};

async function pressTwice(page: Page, target: Locator, press: Press): Promise<void> {
  // Waits until it can be pressed, and brings it into view.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to press');
  const session = await page.context().newCDPSession(page);
  await press(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await session.detach();
}

export const clickTwice = (page: Page, target: Locator) => pressTwice(page, target, click);
export const tapTwice = (page: Page, target: Locator) => pressTwice(page, target, tap);

/** Enter, pressed twice on what has the focus. */
export async function enterTwice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const;
  for (const timestamp of [first, first + apartSeconds]) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter, timestamp });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, timestamp });
  }
  await session.detach();
}
