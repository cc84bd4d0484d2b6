import { inView } from 'framer-motion/dom';

/** How near the window a part is, in pixels, when its script is asked for: about what a slow line takes to bring it. */
const near = 600;

const needs = '#main [data-needs]';

/** Whether anything in the page needs script (`data-needs`, docs/contracts.md). */
export const needsScript = (): boolean => document.querySelector(needs) !== null;

/** A part that needs script comes near the window. */
export function onNear(want: () => void): void {
  inView(`${needs}[data-needs~="near"]`, want, { margin: `${near}px 0px` });
}

/** A pointer is over or on a part that needs script, or focus comes into it. */
export function onTouch(want: () => void): void {
  const look = ({ target }: Event) => {
    // The document has the focus, too, and is in nothing.
    if ((target as Partial<Element>).closest?.(needs)) want();
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, look, true);
}
