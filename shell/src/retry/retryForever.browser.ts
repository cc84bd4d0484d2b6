import type { LanguageMessages } from 'shared/language';
import { offerReload } from './offerReload.browser.ts';

/** Something that did not come. */
export interface RetryOptions<T> {
  /** Asks for it once. */
  readonly attempt: () => Promise<T>;
  /** Settles when nobody waits for it any more. */
  readonly cancelled?: Promise<unknown>;
  /** The frame's messages, where there are any yet: for what the visitor reads if it stays unavailable. */
  readonly messages?: Promise<LanguageMessages>;
}

/** After how many tries in vain, about a minute, the visitor is offered what brings it for certain. */
const failuresBeforeOffer = 5;

/** The first pause before a try, in milliseconds; each is twice the last, up to the longest. */
const initialDelayMs = 2000;
const maxDelayMs = 60_000;
/** Pauses before a retry, in milliseconds: after an action of the visitor, and after the browser reports that the line or the tab is back. */
const intentDelayMs = 10_000;
const reconnectDelayMs = 500;

/** The most attempts in a minute for one visitor, whatever is unavailable, and however often the connection comes and goes. */
const maxAttempts = 5;
/** In milliseconds, and a little more: a request goes out some time after it was decided. */
const rateWindowMs = 65_000;
/** Times of the tries, the newest last. */
const attemptTimes: number[] = [];

/**
 * Settles when the next retry is due: after a pause that grows and differs between visitors. It is due sooner when the line is back, the tab
 * is returned to, or the visitor does something. A hidden tab and an offline browser do not retry.
 * @param failures number of failed tries
 */
export function waitForRetry(failures: number): Promise<void> {
  const startedAt = Date.now();
  const delay = Math.min(maxDelayMs, initialDelayMs * 2 ** failures);
  return new Promise((resolve) => {
    const cancelled = new AbortController();
    const { signal } = cancelled;
    let dueAt = Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (time: number) => {
      dueAt = time;
      clearTimeout(timer);
      timer = setTimeout(attemptNow, time - Date.now());
    };
    const attemptNow = () => {
      const allowedAt = (attemptTimes.at(-maxAttempts) ?? 0) + rateWindowMs;
      if (allowedAt > Date.now()) return schedule(allowedAt);
      dueAt = Number.POSITIVE_INFINITY;
      // What says that this is over asks again.
      if (document.hidden || !navigator.onLine) return;
      cancelled.abort();
      attemptTimes.push(Date.now());
      resolve();
    };
    const scheduleSooner = (minDelay: number) => () => {
      const time = Math.max(Date.now(), startedAt + minDelay);
      if (time < dueAt) schedule(time);
    };
    for (const kind of ['online', 'pageshow']) addEventListener(kind, scheduleSooner(reconnectDelayMs), { signal });
    document.addEventListener('visibilitychange', scheduleSooner(reconnectDelayMs), { signal });
    for (const kind of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(kind, scheduleSooner(intentDelayMs), { signal, capture: true });
    schedule(startedAt + delay * (0.75 + Math.random() / 2));
  });
}

/**
 * Tries again what has failed until it comes, at times that {@link waitForRetry} chooses.
 * @returns what came. Never settles where it is over before that
 */
export async function retryForever<T>({ attempt, cancelled, messages }: RetryOptions<T>): Promise<T> {
  let isCancelled = false;
  let withdrawOffer = () => {};
  void cancelled?.then(() => {
    isCancelled = true;
    withdrawOffer();
  });
  for (let failures = 0; ; failures += 1) {
    await waitForRetry(failures);
    if (isCancelled) return new Promise<never>(() => {});
    try {
      const result = await attempt();
      withdrawOffer();
      return result;
    } catch {
      // What failed is in the browser's own list of requests.
      if (failures + 1 === failuresBeforeOffer && messages && !isCancelled) withdrawOffer = offerReload(await messages);
    }
  }
}
