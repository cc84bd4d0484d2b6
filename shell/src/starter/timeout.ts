/** Time limit in milliseconds for a remote, after which the page does without it. A request that hangs or trickles fires no error event. */
export const remoteTimeoutMs = 8000;

/** Pause in milliseconds before a failed request is retried. A moving mouse is an intent sixty times a second. */
export const retryDelayMs = 10_000;

/** Rejects when the promise has not settled within `timeoutMs`. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, label: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${label} did not arrive within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
