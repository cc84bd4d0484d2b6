import { inView } from 'framer-motion/dom';

/**
 * A mouse that moves may be on its way to a link, and has a bubble of its own: the frame is requested. Touch requests nothing yet, and
 * neither does a mouse that rests: Chromium sends an event where the page has been laid out below it.
 */
export function onMouseMove(request: () => void): void {
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) request();
  });
}

/** Calls `request` on any key: a visitor with a keyboard may go anywhere next. `onInteraction` is for parts of the page that need script. */
export function onKeyDown(request: () => void): void {
  addEventListener('keydown', request);
}

/** Distance from the window in pixels at which a part's script is fetched: about what a slow line takes to bring it. */
const preloadDistance = 600;

const hydratedParts = '#main [data-hydrate]';

/** True if anything in the page needs script (`data-hydrate`, docs/contracts.md). */
export const isScriptNeeded = (): boolean => document.querySelector(hydratedParts) !== null;

/** A part that needs script comes near the window. */
export function onNearViewport(request: () => void): void {
  inView(`${hydratedParts}[data-hydrate~="visible"]`, request, { margin: `${preloadDistance}px 0px` });
}

/** A pointer is over or on a part that needs script, or focus comes into it. */
export function onInteraction(request: () => void): void {
  const handleEvent = ({ target }: Event) => {
    // The document has the focus, too, and is in nothing.
    if ((target as Partial<Element>).closest?.(hydratedParts)) request();
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, handleEvent, true);
}
