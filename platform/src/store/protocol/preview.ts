import { createStrictStoredSchema, parseStored } from 'shared/contract';
import * as v from 'valibot';
import { requireIntegrity } from './integrity.ts';
import { parseJson, type ReadKey } from './readKey.ts';

export const previewDays = 7;

/** Pattern of a preview's ID. IDs are random, because nothing but the link protects a preview. */
export const previewIdPattern = /^[0-9a-f]{24}$/;

const previewSchema = createStrictStoredSchema({
  id: v.pipe(v.string(), v.regex(previewIdPattern)),
  name: v.string(),
  version: v.string(),
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** End of the preview: ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  /** Teams of the packages; the composition panel shows them. */
  teams: v.exactOptional(v.record(v.string(), v.string())),
});

export const newPreviewAdvice = 'Make the preview again: "release preview".';

/** The live site with one package in another version, for visitors that follow the preview's link. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** A preview. `ended` gives the reason why it is closed, and is undefined while it is open. */
export interface FoundPreview {
  readonly preview: Preview;
  readonly ended: 'revoked' | 'expired' | undefined;
}

export const getPreviewKey = (id: string): string => `previews/${id}.json`;

/** Returns the key of a preview's receipt, which contains the integrity value of the preview's bytes and is written before them. */
export const getPreviewReceiptKey = (id: string): string => `previews/${id}.sha256`;

/** Returns the key whose file marks a preview as revoked, because stores cannot change the preview's own file. */
export const getPreviewRevokedKey = (id: string): string => `previews/${id}.revoked`;

/**
 * Reads a preview by its ID, even a closed one. @returns undefined if the preview or its receipt does not exist
 * @param now in milliseconds since 1970
 * @throws IntegrityError if the preview's bytes differ from the receipt; InvalidInputError if they are invalid
 */
export async function findPreview(read: ReadKey, id: string, now = Date.now()): Promise<FoundPreview | undefined> {
  if (!previewIdPattern.test(id)) return undefined;
  const key = getPreviewKey(id);
  const bytes = await read(key);
  const receipt = bytes && (await read(getPreviewReceiptKey(id)));
  if (!receipt) return undefined;
  const integrity = new TextDecoder().decode(receipt).trim();
  const held = await requireIntegrity(key, bytes, integrity);
  const preview = parseStored(previewSchema, parseJson(held, key), key, newPreviewAdvice);
  if (preview.id !== id) return undefined;
  if (await read(getPreviewRevokedKey(id))) return { preview, ended: 'revoked' };
  return { preview, ended: Date.parse(preview.until) > now ? undefined : 'expired' };
}

/** Reads an open preview. @returns undefined if it is closed or does not exist @throws as `findPreview` does */
export async function readPreview(read: ReadKey, id: string, now = Date.now()): Promise<Preview | undefined> {
  const storedPreview = await findPreview(read, id, now);
  return storedPreview && !storedPreview.ended ? storedPreview.preview : undefined;
}
