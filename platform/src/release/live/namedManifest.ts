import type { WrittenFile } from '../../compose/writeSite.ts';
import { manifestOf } from '../../serve/respond/manifestOf.ts';
import { unpack } from '../../store/packing.ts';
import { manifestKey } from '../../store/protocol/keys.ts';
import { manifestId, manifestText } from '../../store/protocol/manifest.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { readSignature } from '../../store/trustedKeys.ts';
import type { Shows } from './shownFiles.ts';

/** The manifest of what becomes live: its name, as the entry has it, and where and what it is to be. */
export interface NamedManifest {
  readonly id: string;
  readonly file: WrittenFile;
}

/** The manifest of what an entry shows. @throws as `manifestOf` does */
export async function namedManifest(store: ReleaseStore, shows: Shows): Promise<NamedManifest> {
  const manifest = await manifestOf(
    { read: store.read, unpack },
    shows,
    async (name, version) => (await readSignature(store, name, version))?.key,
  );
  const bytes = manifestText(manifest);
  const id = await manifestId(bytes);
  return { id, file: { key: manifestKey(id), bytes } };
}
