import pLimit from 'p-limit';

/**
 * Does the work for every item, a few at a time, in the order of the items. After a failure no new work begins; what is under way is
 * waited for, so that nothing goes on behind the caller's back. @throws the first failure
 */
export async function inParallel<Item>(
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
