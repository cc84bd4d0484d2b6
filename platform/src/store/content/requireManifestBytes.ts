import { NotFoundError } from 'shared/contract';
import { getManifestKey } from '../protocol/keys.ts';
import { repairCommand } from '../protocol/repairCommand.ts';

/** @throws NotFoundError if the store lacks the manifest or table */
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
