import { IntegrityError, NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { copySuffix } from '../../store/bytes/mediaTypes.ts';
import { packWithGzip } from '../../store/bytes/packing.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getContentKey } from '../../store/protocol/content.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';

interface Verified {
  readonly bytes: Buffer;
  readonly copies: Readonly<Record<string, Buffer>>;
}

/**
 * Reads a content and verifies its bytes. If it is stored compressed, it comes with copies in brotli and gzip.
 * @throws NotFoundError if the content is missing; IntegrityError if its bytes were altered
 */
export async function readVerified(store: ReleaseStore, content: Content): Promise<Verified> {
  const key = getContentKey(content);
  const bytes = await readStoredContent(store, content).catch((error: unknown) => {
    if (!(error instanceof IntegrityError)) throw error;
    throw new IntegrityError({
      fact: `${key} in ${store.place} was altered. Nothing was exported.`,
      nextStep: `Find out who can write into the store. Run "${repairCommand}", which restores the file or says what to do.`,
    });
  });
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in ${store.place}.`,
      nextStep: `Run "${repairCommand}" to restore the file.`,
    });
  if (content.br === undefined) return { bytes, copies: {} };
  const packed = await store.read(key);
  return {
    bytes,
    copies: { ...(packed && { [copySuffix.br]: packed }), [copySuffix.gzip]: await packWithGzip(bytes) },
  };
}
