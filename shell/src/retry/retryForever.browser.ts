import type { LanguageMessages } from 'shared/language';
import { offerReload } from './offerReload.browser.ts';

export interface RetryOptions<T> {
  readonly attempt: () => Promise<T>;
  /** Settles when the result is no longer needed. */
  readonly cancelled?: Promise<unknown>;
  /** Messages with the frame's texts, in which a reload is offered. Absent: no reload is offered. */
  readonly messages?: Promise<LanguageMessages>;
}

/** Number of failures, within about a minute, after which a reload is offered. */
const failuresBeforeOffer = 5;

/** Delay in milliseconds before the first retry. It doubles with each failure, up to `maxDelayMs`. */
const initialDelayMs = 2000;
const maxDelayMs = 60_000;
/** Delay in milliseconds before a retry after an action of the visitor. */
const intentDelayMs = 10_000;
/** Delay in milliseconds before a retry after the connection returns or the tab is shown. */
const reconnectDelayMs = 500;

/** Maximum attempts per minute in this document, for all failed modules together, however often the connection drops. */
const maxAttempts = 5;
/** Milliseconds in which attempts are counted: a minute with a margin, because a request starts some time after its retry is due. */
const rateWindowMs = 65_000;
/** Times by `performance.now()`, because the clock of the computer may be set back. */
const attemptTimes: number[] = [];

/**
 * Resolves when the next retry is due: after a growing random delay, or sooner if the connection returns, the tab is shown again, or the
 * visitor acts. Hidden tabs and offline browsers do not retry.
 * @param failures number of failed attempts so far
 */
export function waitForRetry(failures: number): Promise<void> {
  const startedAt = performance.now();
  const delay = Math.min(maxDelayMs, initialDelayMs * 2 ** failures);
  return new Promise((resolve) => {
    const cancelled = new AbortController();
    const { signal } = cancelled;
    let dueAt = Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (time: number) => {
      dueAt = time;
      clearTimeout(timer);
      timer = setTimeout(attemptNow, time - performance.now());
    };
    const attemptNow = () => {
      const allowedAt = (attemptTimes.at(-maxAttempts) ?? Number.NEGATIVE_INFINITY) + rateWindowMs;
      if (allowedAt > performance.now()) return schedule(allowedAt);
      dueAt = Number.POSITIVE_INFINITY;
      // Waits in a hidden tab or an offline browser: `visibilitychange` or `online` calls this function again.
      if (document.hidden || !navigator.onLine) return;
      cancelled.abort();
      attemptTimes.push(performance.now());
      resolve();
    };
    const scheduleSooner = (minDelay: number) => () => {
      const time = Math.max(performance.now(), startedAt + minDelay);
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
 * Repeats an attempt until it succeeds, with the pauses of {@link waitForRetry}.
 * @returns the result; never settles after a cancellation
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
      // Logs nothing, because the browser's console already shows the failed requests.
      if (failures + 1 === failuresBeforeOffer && messages && !isCancelled) withdrawOffer = offerReload(await messages);
    }
  }
}
