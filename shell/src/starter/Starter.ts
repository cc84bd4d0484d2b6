import type { verifyModule } from './verifyModule.browser.ts';

/** The starter's API for the frame, on `globalThis.__starter`: they are two builds, and share nothing else. */
export interface Starter {
  /** Verifies a module before it is imported. */
  readonly verifyModule: typeof verifyModule;
  /** Settles when the document's own page is wanted: its modules are on their way then. A page that needs no script never is. */
  readonly pageRequested: Promise<void>;
  /** The page is wanted whatever its markup says: its language is about to change. */
  requestPage(): void;
  /** Told when the frame's own script runs: until then it is waited for. */
  onFrameStarted(): void;
  /** True if anything in the page needs script. */
  readonly isScriptNeeded: boolean;
  /**
   * Called when frame and page respond, or cannot (`isInteractive` is false then): queued actions are replayed, or given back to the browser.
   * @param reason why they cannot
   */
  onReady(isInteractive: boolean, reason?: unknown): void;
  /** Replacements of controls that React has re-rendered. A queued press is replayed on the replacement. */
  readonly replacements: WeakMap<Element, Element>;
  /** Called when another page is on screen, to start its reveals, counters and table of contents. */
  onPageShown(): void;
}

declare global {
  var __starter: Starter | undefined;
}
