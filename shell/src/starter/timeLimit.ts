/** How long a remote may take before the page does without it, in milliseconds. A hang or a trickle fires no error event. */
export const remoteTimeLimit = 8000;

/** How long, in milliseconds, what did not come is not asked for again: a mouse means something sixty times a second. */
export const retryPause = 10_000;

/** Rejects when `work` has not settled within `milliseconds`. */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not arrive within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
