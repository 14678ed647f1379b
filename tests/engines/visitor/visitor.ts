// What a visitor does on a page, the same in every engine: waits until a thing is there, points at it, types.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Key, Tab } from '../drivers/engine.ts';
import { finding, pointing, type Target } from './find-on-page.ts';

/** Ten times the longest wait that was measured on a machine that did nothing else. */
const patienceMs = 20_000;
const betweenLooksMs = 40;
/** A page that moves once more after a frame is not still yet. */
const stillLooks = 4;

const point = z.object({ x: z.number(), y: z.number() });

type ChosenFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export type Visitor = ReturnType<typeof asVisitor>;

/** A visitor in a tab, on the site at `origin`. */
export function asVisitor(tab: Tab, origin: string) {
  /** Looks again and again until `look` finds something; a page that is just leaving answers no question. */
  async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
    const end = performance.now() + patienceMs;
    let fault: unknown;
    while (performance.now() < end) {
      try {
        const found = await look();
        if (found !== undefined) return found;
      } catch (refusal) {
        fault = refusal;
      }
      await wait(betweenLooksMs);
    }
    const page = await tab.evaluate('location.href + "\\n" + document.body.innerText').catch(String);
    throw new Error(`In vain: ${what}\n${String(page)}`, { cause: fault });
  }

  /** Waits until a JavaScript expression is true on the page. */
  async function untilTrue(expression: string): Promise<void> {
    await until(expression, async () =>
      (await tab.evaluate(`Boolean(${expression})`)) === true ? true : undefined,
    );
  }

  async function place(target: Target): Promise<z.infer<typeof point>> {
    let last: string | undefined;
    let same = 0;
    return until(`a place to press: ${JSON.stringify(target)}`, async () => {
      const found = JSON.stringify(await tab.evaluate(pointing(target)));
      same = found === last ? same + 1 : 0;
      last = found;
      return same >= stillLooks && found !== 'null' ? point.parse(JSON.parse(found)) : undefined;
    });
  }

  const visitor = {
    /** Goes to a path of the site, or to a whole address. */
    open: (address: string) => tab.open(new URL(address, origin).href),
    async reload() {
      await tab.evaluate('void (window.isOld = true)');
      await tab.reload();
      await untilTrue('!window.isOld && document.readyState === "complete"');
    },
    back: tab.back,
    untilTrue,
    untilAt: (path: string) =>
      untilTrue(`location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`),
    /** Waits until the page of that path has gone, if only for one that says nobody answers. */
    untilGone: (path: string) => untilTrue(`location.pathname !== ${JSON.stringify(path)}`),
    /** Waits until it can be seen. */
    see: (target: Target) => untilTrue(finding(target)),
    /** Waits until the words stand on the page, or in a part of it. */
    read: (words: string, within = 'body') =>
      untilTrue(
        `[...document.querySelectorAll(${JSON.stringify(within)})].some((node) => node.innerText.replace(/\\s+/gu, ' ').includes(${JSON.stringify(words)}))`,
      ),
    /** The text of the first such part, as it is seen. */
    async textOf(selector: string): Promise<string> {
      const text = await tab.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`);
      return String(text).replaceAll(/\s+/gu, ' ').trim();
    },
    async valueOf(selector: string): Promise<string> {
      return String(await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).value`));
    },
    async isSeen(target: Target): Promise<boolean> {
      return (await tab.evaluate(`Boolean(${finding(target)})`)) === true;
    },
    press: async (target: Target) => tab.point(await place(target)),
    rest: async (target: Target) => tab.point(await place(target), true),
    key: (key: Key) => tab.press(key),
    /** Writes into a field, in the place of what stands there. */
    async fill(selector: string, text: string) {
      await tab.point(await place(selector));
      await untilTrue(`document.activeElement?.matches(${JSON.stringify(selector)})`);
      await tab.evaluate('void document.activeElement.select()');
      await (text === '' ? tab.press('Delete') : tab.type(text));
    },
    /** Chooses from a list, as the browser tells the page of it. */
    async choose(selector: string, value: string) {
      await untilTrue(finding(selector));
      await tab.evaluate(`(() => {
        const list = ${finding(selector)};
        list.value = ${JSON.stringify(value)};
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      })()`);
    },
    /** Chooses a file, as the browser tells the page of it. */
    async chooseFile(selector: string, { name, type, bytes }: ChosenFile) {
      await untilTrue(finding(selector));
      await tab.evaluate(`(() => {
        const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0));
        const chosen = new DataTransfer();
        chosen.items.add(new File([bytes], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} }));
        const field = ${finding(selector)};
        field.files = chosen.files;
        if (field.files.length !== 1) throw new Error('no file was chosen');
        field.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    },
    evaluate: (expression: string) => tab.evaluate(expression),
    takePicture: tab.takePicture,
    listFaults: tab.listFaults,
  };
  return visitor;
}
