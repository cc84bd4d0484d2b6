/** The first pause before a try, in milliseconds; each is twice the last, up to the longest. */
const firstPause = 2000;
const longestPause = 60_000;
/** What the visitor does asks again after this pause, in milliseconds; what the browser says of its line or its tab, after the short one. */
const pauseOfIntent = 10_000;
const shortPause = 500;

/**
 * No more tries in a minute, for one visitor: whatever is away, and however often a line comes and goes. Six requests for a module at the most, as
 * one try asks at two addresses (`askElsewhere`).
 */
const mostTries = 5;
/** In milliseconds, and a little more: a request goes out some time after it was decided. */
const minute = 65_000;
/** When something was tried, the newest last. */
const tried: number[] = [];

/**
 * Settles when it is time to try again: after a pause that grows and is never the same for two visitors, or sooner when the line is back, the tab is
 * returned to, or the visitor does something. A tab that nobody sees, and a browser that is offline, tries nothing.
 * @param failures how often it was tried in vain
 */
export function nextTry(failures: number): Promise<void> {
  const begun = Date.now();
  const pause = Math.min(longestPause, firstPause * 2 ** failures);
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    let due = Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout>;
    const at = (time: number) => {
      due = time;
      clearTimeout(timer);
      timer = setTimeout(go, time - Date.now());
    };
    const go = () => {
      const free = (tried.at(-mostTries) ?? 0) + minute;
      if (free > Date.now()) return at(free);
      due = Number.POSITIVE_INFINITY;
      // What says that this is over asks again.
      if (document.hidden || !navigator.onLine) return;
      over.abort();
      tried.push(Date.now());
      resolve();
    };
    const soon = (least: number) => () => {
      const time = Math.max(Date.now(), begun + least);
      if (time < due) at(time);
    };
    for (const kind of ['online', 'pageshow']) addEventListener(kind, soon(shortPause), { signal });
    document.addEventListener('visibilitychange', soon(shortPause), { signal });
    for (const kind of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(kind, soon(pauseOfIntent), { signal, capture: true });
    at(begun + pause * (0.75 + Math.random() / 2));
  });
}
