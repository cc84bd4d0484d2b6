import type { LanguageMessages } from 'shared/language';
import { offerReload } from './offerReload.browser.ts';

/** Options of a retry. */
export interface RetryOptions<T> {
  /** Makes one attempt. */
  readonly attempt: () => Promise<T>;
  /** Settles when nobody needs the result any more. */
  readonly cancelled?: Promise<unknown>;
  /** Words of the frame, if loaded, for the message that offers a reload. */
  readonly messages?: Promise<LanguageMessages>;
}

/** Number of failures, about a minute, after which a reload is offered. */
const failuresBeforeOffer = 5;

/** First delay in milliseconds; it doubles up to a maximum. */
const initialDelayMs = 2000;
const maxDelayMs = 60_000;
/** Delays in milliseconds after a visitor's action, and after the connection or the tab is back. */
const intentDelayMs = 10_000;
const reconnectDelayMs = 500;

/** Maximum attempts per minute and visitor, however many modules fail and however often the connection drops. */
const maxAttempts = 5;
/** Milliseconds, with a margin, because a request is sent some time after the decision. */
const rateWindowMs = 65_000;
/** Times of the attempts, the newest last. */
const attemptTimes: number[] = [];

/**
 * Resolves when the next retry is due: after a growing random delay, or sooner when the connection is back, the tab is shown again, or the
 * visitor acts. Hidden tabs and offline browsers do not retry.
 * @param failures number of failed attempts
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
      // `visibilitychange` or `online` calls this again.
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
 * Retries until an attempt succeeds, at the times of {@link waitForRetry}.
 * @returns its result; never settles after a cancellation
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
      // The browser's console already shows failed requests.
      if (failures + 1 === failuresBeforeOffer && messages && !isCancelled) withdrawOffer = offerReload(await messages);
    }
  }
}
