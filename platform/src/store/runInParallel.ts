import pLimit from 'p-limit';

/**
 * Works on all items in order, `atOnce` at a time. After a failure, starts no further item, waits for running ones, and then rejects.
 * @throws the first failure
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  await pLimit(atOnce).map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}
