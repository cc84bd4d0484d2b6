import type { pin } from './pin.browser.ts';

/** The starter's API for the frame, on `globalThis.__starter`: they are two builds, and share nothing else. */
export interface Starter {
  /** Verifies a module before it is imported. */
  readonly pin: typeof pin;
  /** Settles when the document's own page is wanted: its modules are on their way then. A page that needs no script never is. */
  readonly pageWanted: Promise<void>;
  /** The page is wanted whatever its markup says: its language is about to change. */
  wantPage(): void;
  /** Told when the frame's own script runs: until then it is waited for. */
  begun(): void;
  /** True if anything in the page needs script. */
  readonly pageNeeds: boolean;
  /**
   * Told when frame and page respond, or cannot (`whole` is false then): what was held meanwhile happens, or is given back to the browser.
   * @param why it cannot
   */
  responds(whole: boolean, why?: unknown): void;
  /** Replacements of controls that React has rendered anew. A held press happens on the replacement. */
  readonly twins: WeakMap<Element, Element>;
  /** Told when another page is on screen: what enters, counts and is listed in it. */
  shown(): void;
}

declare global {
  var __starter: Starter | undefined;
}
