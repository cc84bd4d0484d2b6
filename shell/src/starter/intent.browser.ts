import { inView } from 'framer-motion/dom';

/**
 * Calls `request` when the mouse moves, since it may be on its way to a link, and the frame draws a cursor. Touch does not count, nor does
 * a mouse that rests: Chromium sends a move event when the page changes below it.
 */
export function onMouseMove(request: () => void): void {
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) request();
  });
}

/** Calls `request` on any key: keyboard users may go anywhere next. */
export function onKeyDown(request: () => void): void {
  addEventListener('keydown', request);
}

/** Distance from the window in pixels at which a part's script is fetched, about what a slow line needs. */
const preloadDistance = 600;

const hydratedParts = '#main [data-needs]';

/** Tells whether anything in the page needs script (`data-needs`, docs/contracts.md). */
export const isScriptNeeded = (): boolean => document.querySelector(hydratedParts) !== null;

/** Calls `request` when a part that needs script comes near the window. */
export function onNearViewport(request: () => void): void {
  inView(`${hydratedParts}[data-needs~="near"]`, request, { margin: `${preloadDistance}px 0px` });
}

/** Calls `request` when the pointer or the focus enters a part that needs script. */
export function onInteraction(request: () => void): void {
  const look = ({ target }: Event) => {
    // The target may be the document.
    if ((target as Partial<Element>).closest?.(hydratedParts)) request();
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, handleEvent, true);
}
