import type { verifyModule } from './verifyModule.browser.ts';

/** The starter's API for the frame, on `globalThis.__starter`. Starter and frame are separate builds and share nothing else. */
export interface Starter {
  readonly verifyModule: typeof verifyModule;
  /** Resolves when the document's own page is requested and its modules begin to load. Never resolves for a page that needs no script. */
  readonly pageRequested: Promise<void>;
  /** Requests the document's own page even if it needs no script, because the language is about to change. */
  requestPage(): void;
  /** Stops the frame's timeout. The frame calls it when its script runs. */
  onFrameStarted(): void;
  /** True if any part of the page needs script. */
  readonly isScriptNeeded: boolean;
  /**
   * The frame calls it when frame and page are interactive, or cannot become so (`isInteractive` is false). Queued actions are then
   * replayed, or given back to the browser.
   * @param reason why they cannot become interactive
   */
  onReady(isInteractive: boolean, reason?: unknown): void;
  /** Maps a control that React has removed to the control that replaced it. A queued press goes to the replacement. */
  readonly replacements: WeakMap<Element, Element>;
  /** Starts the animations of a page. The frame calls it when another page is on screen. */
  onPageShown(): void;
}

declare global {
  var __starter: Starter | undefined;
}
