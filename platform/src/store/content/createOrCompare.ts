import { IntegrityError } from 'shared/contract';
import type { ReleaseStore } from '../backends/releaseStore.ts';
import { repairCommand } from '../protocol/integrity.ts';

export interface WrittenFile {
  readonly key: string;
  readonly bytes: Buffer | string;
}

/** Creates a key. If the key exists, its bytes must be equal. @throws IntegrityError if they differ */
export async function createOrCompare(store: ReleaseStore, key: string, bytes: Buffer | string): Promise<void> {
  while (!(await store.create(key, bytes))) {
    const storedBytes = await store.read(key);
    // Tries again, because `release gc` has removed the key between `create` and `read`.
    if (!storedBytes) continue;
    if (storedBytes.equals(Buffer.from(bytes))) return;
    throw createAlteredError(key);
  }
}

export const createAlteredError = (key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} holds altered bytes.`,
    nextStep: `The file is not used, and the live site has not changed. Restore it with "${repairCommand}".`,
  });
