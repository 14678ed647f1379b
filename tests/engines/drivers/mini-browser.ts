// The programs WebKit needs: a screen nobody sees, a WebDriver, and WebKitGTK's MiniBrowser.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../support/network/free-port.ts';
import { findWebKit, type WebKitPrograms } from '../../support/browser/find-engines.ts';

function findPrograms(): WebKitPrograms {
  const found = findWebKit();
  if (found === undefined) throw new Error('No WebKit found ("apt-get install webkit2gtk-driver xvfb")');
  return found;
}

export type Screen = { readonly display: string; readonly close: () => Promise<void> };

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts a screen; its number is the first that is free. */
export async function startScreen(): Promise<Screen> {
  const child = spawn(
    findPrograms().screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', (number) => resolve(`:${number}`));
    child.once('exit', () => reject(new Error('Xvfb ended before it had a screen')));
  });
  return { display, close: () => end(child) };
}

export type Session = {
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;
};

const statusMs = 2000;
/** Ten times the longest start that was measured. */
const startMs = 20_000;
const quitMs = 5000;

/** What `doing` gives, or undefined after so many milliseconds: WebKit's driver now and then loses an answer. */
export const waitAtMost = <Given>(ms: number, doing: Promise<Given>): Promise<Given | undefined> =>
  Promise.race([doing, wait(ms, undefined, { ref: false })]);

/** Starts a WebDriver; resolves with its origin when it answers. Another program may take the free port first: then on the next. */
async function startDriver(
  display: string,
): Promise<{ readonly origin: string; readonly child: ChildProcess }> {
  for (;;) {
    const port = await findFreePort();
    const child = spawn(findPrograms().driver, ['-p', String(port)], {
      // WebKit's sandbox cannot be had as root, which tests in a container often are.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    });
    const origin = `http://127.0.0.1:${port}`;
    while (child.exitCode === null) {
      // Whoever took the port first may not answer at all.
      const answer = await fetch(`${origin}/status`, { signal: AbortSignal.timeout(statusMs) }).catch(
        () => undefined,
      );
      if (answer?.ok === true) return { origin, child };
      await wait(20);
    }
  }
}

/** A MiniBrowser of its own, with nothing kept from others. */
export async function openSession(display: string, settings: readonly string[]): Promise<Session> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: findPrograms().browser,
      args: ['--automation', ...settings],
    },
  });
  for (;;) {
    const { origin, child } = await startDriver(display);
    // The driver takes a free port for its browser, too, which another program may take first.
    const driver = await waitAtMost(
      startMs,
      Promise.resolve(new Builder().usingServer(origin).withCapabilities(capabilities).build()),
    );
    if (driver !== undefined)
      return {
        driver,
        async close() {
          await waitAtMost(quitMs, driver.quit());
          await end(child);
        },
      };
    await end(child);
  }
}
