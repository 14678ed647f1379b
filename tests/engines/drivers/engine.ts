// What a browser must be able to do for a journey. All else is built on this, once for all engines (visitor/visitor.ts).

/** How somebody comes to the site. */
export type Guise = {
  readonly width: number;
  readonly height: number;
  readonly hasScript: boolean;
  /** The zone of the visitor's machine, "Asia/Tokyo". Default: the machine's own. */
  readonly timeZone?: string;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Delete';
export type Point = { readonly x: number; readonly y: number };

/** One visitor's window, with cookies of its own. */
export type Tab = {
  /** Goes to an address; resolves when the page has loaded, rejects when nobody answers. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The browser's own Back. May resolve before the page is there. */
  readonly back: () => Promise<void>;
  /** The value of a JavaScript expression on the page, as JSON knows it. Works without script, too. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer there, in CSS pixels of the window, and presses unless it `isResting`. */
  readonly point: (at: Point, isResting?: boolean) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** A PNG of the window. */
  readonly takePicture: () => Promise<Uint8Array>;
  /** What the browser complained of so far: errors of the console, of scripts, breaches of the policy. */
  readonly listFaults: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  readonly newTab: (guise: Guise) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';
