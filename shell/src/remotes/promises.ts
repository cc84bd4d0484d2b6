/** The same promise for the same key, forgotten when it fails, so that a later try is a new one. */
export function cachePromise<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  start: () => Promise<Value>,
): Promise<Value> {
  const existing = known.get(key);
  if (existing) return existing;
  const work = start();
  known.set(key, work);
  work.catch(() => known.delete(key));
  return work;
}

/** A promise that React's `use` reads without suspending: for what is there already. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
