/** Milliseconds after which the page gives up on a remote. A hanging request fires no error event. */
export const remoteTimeoutMs = 8000;

/** Milliseconds before a failed request is retried. A moving mouse signals intent up to sixty times a second. */
export const retryDelayMs = 10_000;

/** Rejects if the promise has not settled in time. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, label: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${label} did not arrive within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
