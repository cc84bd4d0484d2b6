/** How long a counter runs, in milliseconds (SPEC §9). */
export const counterDuration = 2000;

/** The figure shown after a time: from 0 to the target, fast first (ease-out cubic). */
export function countedAt(target: number, elapsed: number): number {
  const rest = 1 - Math.min(1, Math.max(0, elapsed / counterDuration));
  return Math.round(target * (1 - rest ** 3));
}

/** The two functions of a window that a run of frames needs. */
export interface Frames {
  requestAnimationFrame(callback: (now: number) => void): number;
  cancelAnimationFrame(handle: number): void;
}

/** Shows every figure on the way to the target, then `undefined`: the run is over. Returns how to stop it early. */
export function countUp(target: number, show: (figure: number | undefined) => void, frames: Frames = window) {
  let started: number | undefined;
  let handle = frames.requestAnimationFrame(function frame(now) {
    started ??= now;
    if (now - started >= counterDuration) return show(undefined);
    show(countedAt(target, now - started));
    handle = frames.requestAnimationFrame(frame);
  });
  return () => frames.cancelAnimationFrame(handle);
}
