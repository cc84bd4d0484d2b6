import { NotFoundError } from 'shared/contract';
import { getManifestKey } from '../protocol/keys.ts';
import { repairCommand } from '../protocol/repairCommand.ts';

/**
 * Reads the bytes of a manifest or a table.
 * @throws NotFoundError if they are not in the store
 */
export async function requireManifestBytes<Bytes extends Uint8Array>(
  { read }: { readonly read: (key: string) => Promise<Bytes | undefined> },
  id: string,
): Promise<Bytes> {
  const bytes = await read(getManifestKey(id));
  if (bytes) return bytes;
  throw new NotFoundError({
    fact: `${getManifestKey(id)} is missing in the store.`,
    nextStep: `Restore it with "${repairCommand}".`,
  });
}
