/** The engines that are walked through by this folder; the suites of Playwright walk through Chromium. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that a visitor presses here. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'Shift';

/**
 * One window of an engine, and a visitor's hand in it: the same few doings for every engine, whichever protocol drives it. Pointer and keys
 * are the engine's own events, with focus, activation and hit testing, and none of a script.
 */
export interface Driver {
  readonly version: string;
  /** What is known of this engine's driver that it cannot do or tell, in a sentence each: said below the table. */
  readonly cannot: readonly string[];
  /** Opens an address, and returns when the document says `load`. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it knows nothing of the module that it is written in. */
  evaluate<Words extends readonly unknown[], T>(
    run: (...words: Words) => T | Promise<T>,
    ...words: Words
  ): Promise<Awaited<T>>;
  /** Gives the window an inner size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the pointer to a place of the window, in CSS pixels. */
  pointAt(x: number, y: number): Promise<void>;
  /** Moves the pointer there, and presses and releases its first button. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What errors the page has said since this was asked last: console, uncaught, refused by a policy, answered with 4xx or 5xx. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
