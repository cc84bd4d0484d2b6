/** A mouse that moves may be on its way to a link, and has a buoy of its own: the frame is wanted. Touch wants nothing yet. */
export function onMouse(want: () => void): void {
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && want());
}

/** Who presses a key may go anywhere next. What they come to in the page is met when it has the focus. */
export function onKey(want: () => void): void {
  addEventListener('keydown', want);
}

/** A finger that taps on the first screen's water drops a stone there (0046). Scrolling does not end with `pointerup`. */
export function onTap(want: () => void): void {
  addEventListener('pointerup', (event) => {
    if (!(event.target as Element).closest('[data-under-header]:has([data-stone])')) return;
    globalThis.__tap = event;
    want();
  });
}
