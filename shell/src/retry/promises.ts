/** The same promise for the same key, forgotten when it fails, so that a later try is a new one. */
export function memoizeUntilRejected<Key, Value>(
  cache: Map<Key, Promise<Value>>,
  key: Key,
  start: () => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached) return cached;
  const promise = start();
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}

/** A promise that React's `use` reads without suspending: for what is there already. */
export function createFulfilledPromise<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
