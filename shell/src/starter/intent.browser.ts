/**
 * A mouse that moves may be on its way to a link, and has a buoy of its own: the frame is wanted. Touch wants nothing yet, and neither does a
 * mouse that lies still: Chromium tells of one where the page has been laid out below it.
 */
export function onMouse(want: () => void): void {
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) want();
  });
}

/** Who presses a key may go anywhere next. What they come to in the page is met when it has the focus. */
export function onKey(want: () => void): void {
  addEventListener('keydown', want);
}
