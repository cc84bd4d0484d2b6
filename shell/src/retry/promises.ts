/** Caches promises by key. Removes a rejected promise, so that the next call with this key tries again. */
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

/** Creates a promise that React's `use` reads without suspending. */
export function createFulfilledPromise<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
