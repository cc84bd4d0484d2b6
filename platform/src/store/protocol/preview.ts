import { createStoredSchema, parseStored } from 'shared/contract';
import * as v from 'valibot';
import { requireIntegrity } from './integrity.ts';
import { parseJson, type ReadKey } from './readKey.ts';

/** Days until a preview expires. */
export const previewDays = 7;

/** Ids are random, because the link is all that protects a preview. */
export const previewIdPattern = /^[0-9a-f]{24}$/;

const previewSchema = createStoredSchema({
  id: v.pipe(v.string(), v.regex(previewIdPattern)),
  name: v.string(),
  version: v.string(),
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** The author. */
  who: v.string(),
  /** Teams of the packages, for the panel. */
  teams: v.exactOptional(v.record(v.string(), v.string())),
});

/** Advice in errors about an incomplete or invalid preview. */
export const newPreviewAdvice = 'Make the preview again: "release preview".';

/** A preview: the live site with one release changed, under a link of its own. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** A preview, and the reason why it is closed; undefined while it is open. */
export interface FoundPreview {
  readonly preview: Preview;
  readonly ended: 'revoked' | 'expired' | undefined;
}

export const getPreviewKey = (id: string): string => `previews/${id}.json`;

/** Returns the key of a preview's receipt: the integrity value of the preview's bytes, written before them. */
export const getPreviewReceiptKey = (id: string): string => `previews/${id}.sha256`;

/** Returns the key that marks a preview as revoked, since stores cannot change a file. */
export const getPreviewRevokedKey = (id: string): string => `previews/${id}.revoked`;

/**
 * Reads a preview by its id, closed ones too; undefined if it does not exist or has no receipt.
 * @param now in milliseconds since 1970
 * @throws IntegrityError if its bytes differ from the receipt; InvalidInputError if it is invalid
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

/**
 * Reads a preview that is open; undefined otherwise.
 * @throws as `findPreview` does
 */
export async function readPreview(read: ReadKey, id: string, now = Date.now()): Promise<Preview | undefined> {
  const found = await findPreview(read, id, now);
  return found && !found.ended ? found.preview : undefined;
}
