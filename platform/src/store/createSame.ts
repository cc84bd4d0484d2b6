import { IntegrityError } from 'shared/contract';
import { repairCommand } from './protocol/repairCommand.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** A file on its way into the store. */
export interface WrittenFile {
  readonly key: string;
  readonly bytes: Buffer | string;
}

/**
 * Creates a key; where it is there already, left by a writer that was stopped or by one that was quicker, it must hold the same bytes.
 * @throws IntegrityError if it holds others
 */
export async function createSame(store: ReleaseStore, key: string, bytes: Buffer | string): Promise<void> {
  while (!(await store.create(key, bytes))) {
    const there = await store.read(key);
    // Collected between the two: then it is created after all.
    if (!there) continue;
    if (there.equals(Buffer.from(bytes))) return;
    throw altered(key);
  }
}

/** Makes the error for bytes that are not those that belong under a key. */
export const altered = (key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} holds other bytes than belong there.`,
    nextStep: `Nothing new is made of it, and what was live is still live. Mend it by "${repairCommand}".`,
  });
