import type { MessagesOfLanguage } from 'shared/language';
import { offerReload } from './offerReload.browser.ts';

/** Something that did not come. */
export interface Away<T> {
  /** Asks for it once. */
  readonly attempt: () => Promise<T>;
  /** Settles when nobody waits for it any more. */
  readonly over?: Promise<unknown>;
  /** The frame's words, where there are any yet: for what the visitor is told if it stays away. */
  readonly messages?: Promise<MessagesOfLanguage>;
}

/** After how many tries in vain, about a minute, the visitor is offered what brings it for certain. */
const patience = 5;

/** The first pause before a try, in milliseconds; each is twice the last, up to the longest. */
const firstPause = 2000;
const longestPause = 60_000;
/** Pauses before a retry, in milliseconds: after an action of the visitor, and after the browser reports that the line or the tab is back. */
const pauseOfIntent = 10_000;
const shortPause = 500;

/** The most tries in a minute for one visitor, whatever is away, and however often a line comes and goes. */
const mostTries = 5;
/** In milliseconds, and a little more: a request goes out some time after it was decided. */
const minute = 65_000;
/** Times of the tries, the newest last. */
const tried: number[] = [];

/**
 * Settles when the next retry is due: after a pause that grows and differs between visitors. It is due sooner when the line is back, the tab
 * is returned to, or the visitor does something. A hidden tab and an offline browser do not retry.
 * @param failures number of failed tries
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

/**
 * Tries again what has failed until it comes, at times that {@link nextTry} chooses.
 * @returns what came. Never settles where it is over before that
 */
export async function retry<T>({ attempt, over, messages }: Away<T>): Promise<T> {
  let isOver = false;
  let takeBack = () => {};
  void over?.then(() => {
    isOver = true;
    takeBack();
  });
  for (let failures = 0; ; failures += 1) {
    await nextTry(failures);
    if (isOver) return new Promise<never>(() => {});
    try {
      const come = await attempt();
      takeBack();
      return come;
    } catch {
      // What failed is in the browser's own list of requests.
      if (failures + 1 === patience && messages && !isOver) takeBack = offerReload(await messages);
    }
  }
}
