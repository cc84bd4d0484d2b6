import { IntegrityError } from 'shared/contract';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getBlobKey, getContentKey } from '../../store/protocol/content.ts';
import { type Inspection, isAbandoned } from './Inspection.ts';

/** Verifies a content that some file names: the bytes in the store, and the decompressed bytes. */
export async function inspectContent(inspection: Inspection, content: Content): Promise<void> {
  const key = getContentKey(content);
  inspection.claimContent(content);
  if (!inspection.isFirst(key)) return;
  await inspection.read(key, async (bytes) => {
    const unpacked = await readStoredContent({ read: async () => bytes }, content).catch((error: unknown) => {
      if (error instanceof IntegrityError) return error;
      throw error;
    });
    if (!bytes) inspection.addRestorable(key, 'is missing');
    else if (unpacked instanceof Error) inspection.addRestorable(key, 'holds altered bytes');
  });
}

/** Verifies contents that no file names. They are left from an unfinished change, or `release gc` is about to remove them. */
export async function inspectUnnamed(inspection: Inspection): Promise<void> {
  await Promise.all(
    inspection.unclaimed().map(async (key) => {
      if (!/^blobs\/[0-9a-f]{64}$/.test(key)) return;
      const isWhole = await inspection.read(key, (bytes) => bytes && getBlobKey(computeIntegrity(bytes)) === key);
      if (inspection.isUnsure) return;
      if (isWhole)
        inspection.addUnfinished(
          key,
          'is used by nothing: a change was interrupted, or gc is removing the file',
          'gc removes it.',
        );
      else
        inspection.addUnfinished(
          key,
          'does not match its name, and is used by nothing',
          'gc removes it.',
          isAbandoned(inspection, [key]),
        );
    }),
  );
}
