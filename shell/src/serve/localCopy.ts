import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inParallel, integrityOf, openFolderStore, type ReleaseStore } from 'shared/release';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A store's files in a folder of this machine, as far as they are needed. Nothing in a store changes, so what lies here stays true. */
export interface LocalCopy {
  readonly folder: string;
  /** Brings keys that are not here yet; those with an integrity value must be there, and are refused with other bytes. */
  bring(keys: Readonly<Record<string, string | undefined>>): Promise<void>;
}

/** The store itself where it is a folder; else a copy below `.cache/copies`, which may be removed while nothing is served. */
export function localCopyOf(store: ReleaseStore): LocalCopy {
  if (store.folder) return { folder: store.folder, bring: async () => {} };
  const copy = openFolderStore(
    join(root, '.cache/copies', createHash('sha256').update(store.place).digest('hex').slice(0, 16)),
  );
  return {
    folder: copy.place,
    async bring(keys) {
      await inParallel(Object.entries(keys), 16, async ([key, integrity]) => {
        if (await isThere(join(copy.place, key))) return;
        const bytes = await store.read(key);
        if (!bytes && !integrity) return;
        if (!bytes || (integrity && integrityOf(bytes) !== integrity))
          throw new Error(
            `${key} in ${store.place} ${bytes ? 'holds other bytes than were released' : 'is missing'}. It is not served; release or compose it again.`,
          );
        await copy.create(key, bytes);
      });
    },
  };
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
