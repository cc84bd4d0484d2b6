import { inView } from 'framer-motion/dom';

/**
 * Calls `request` when a mouse moves: the mouse may be heading for a link, and the cursor bubble needs the frame. A touch does not count.
 * Nor does a mouse at rest, for which Chromium fires an event when the layout below the mouse changes.
 */
export function onMouseMove(request: () => void): void {
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) request();
  });
}

/** Calls `request` on any key, because the next key may follow a link. Other intents: `onInteraction` below. */
export function onKeyDown(request: () => void): void {
  addEventListener('keydown', request);
}

/** Distance in pixels from the viewport at which the script of a part is loaded, so that it arrives in time on a slow connection. */
const preloadDistance = 600;

const hydratedParts = '#main [data-hydrate]';

/** Tells whether any part of the page needs script (`data-hydrate`, docs/contracts.md). */
export const isScriptNeeded = (): boolean => document.querySelector(hydratedParts) !== null;

/** Calls `request` when a part that needs script comes near the viewport. */
export function onNearViewport(request: () => void): void {
  inView(`${hydratedParts}[data-hydrate~="visible"]`, request, { margin: `${preloadDistance}px 0px` });
}

/** Calls `request` when the pointer enters a part that needs script, or focus does. */
export function onInteraction(request: () => void): void {
  const handleEvent = ({ target }: Event) => {
    // Calls `closest` only if it exists: the document itself may get the focus, and has none.
    if ((target as Partial<Element>).closest?.(hydratedParts)) request();
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, handleEvent, true);
}
