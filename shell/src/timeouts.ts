/** Milliseconds after which loading a remote counts as failed. A hanging request fires no error event. */
export const remoteTimeoutMs = 8000;

/** Milliseconds before a failed request is retried. Without a pause, a moving mouse would retry up to sixty times a second. */
export const retryDelayMs = 10_000;

export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, label: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${label} did not arrive within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
