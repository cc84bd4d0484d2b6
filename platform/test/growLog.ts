import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { readNewestEntry } from '../src/store/log/releaseLog.ts';
import { getEntryKey } from '../src/store/protocol/keys.ts';
import { runInParallel } from '../src/store/runInParallel.ts';

/**
 * Extends the log of a folder store to `length` entries, of which the last is a copy of the newest existing entry.
 * @param createText returns the text of each entry between the existing entries and that copy
 */
export async function growLog(
  store: ReleaseStore,
  length: number,
  createText?: (number: number) => string,
): Promise<void> {
  const live = await readNewestEntry(store);
  if (!live) throw new Error('Nothing is live.');
  const numbers = Array.from({ length }, (_, index) => index + 1).filter((number) => number > live.number);
  await runInParallel(numbers, 16, (number) => {
    const own = number < length ? createText?.(number) : undefined;
    return writeFile(join(store.place, getEntryKey(number)), own ?? JSON.stringify({ ...live, number }));
  });
}
