import type { verifyModule } from './verifyModule.browser.ts';

/** API of the starter for the frame, on `globalThis.__starter`. The two are separate builds and share nothing else. */
export interface Starter {
  /** Verifies a module before it is imported. */
  readonly verifyModule: typeof verifyModule;
  /** Resolves when the document's own page is requested and its modules load. Never for a page that needs no script. */
  readonly pageRequested: Promise<void>;
  /** Requests the page, whatever its markup says, because its language is about to change. */
  requestPage(): void;
  /** Is called when the frame's script runs, which stops the timeout of the frame. */
  onFrameStarted(): void;
  /** True if anything in the page needs script. */
  readonly isScriptNeeded: boolean;
  /**
   * Is called when frame and page are interactive, or cannot become so (`isInteractive` is false). Queued actions are replayed, or given
   * back to the browser.
   * @param reason the reason why they cannot become interactive
   */
  onReady(isInteractive: boolean, reason?: unknown): void;
  /** Replacements of controls that React has rendered again. A queued press goes to the replacement. */
  readonly replacements: WeakMap<Element, Element>;
  /** Is called when another page is on screen, to start animations, counters and contents in it. */
  onPageShown(): void;
}

declare global {
  var __starter: Starter | undefined;
}
