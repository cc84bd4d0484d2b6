/** Time limit in milliseconds for a remote, after which the page does without it. A request that hangs or trickles fires no error event. */
export const remoteTimeLimit = 8000;

/** Pause in milliseconds before a failed request is retried. A moving mouse is an intent sixty times a second. */
export const retryPause = 10_000;

/** Rejects when `work` has not settled within `milliseconds`. */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not arrive within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
