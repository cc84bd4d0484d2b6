import { parseStored, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { asReleased } from './protocol/asReleased.ts';
import { parseJson, type ReadKey } from './protocol/readKey.ts';

/** Days for which a preview can be opened. */
export const previewDays = 7;

/** Not to be guessed: whoever has the link may look. */
export const previewIdPattern = /^[0-9a-f]{24}$/;

const previewSchema = storedSchema({
  id: v.pipe(v.string(), v.regex(previewIdPattern)),
  name: v.string(),
  version: v.string(),
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** The person who made it. */
  who: v.string(),
  /** The packages' teams, for the composition panel. */
  teams: v.exactOptional(v.record(v.string(), v.string())),
});

/** Next step for whoever has a preview that is not whole. */
export const makeAnew = 'Make the preview anew: "release preview".';

/** The live site with one release changed, at a link of its own. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** A preview that was made, and why it cannot be opened any more; undefined where it can. */
export interface FoundPreview {
  readonly preview: Preview;
  readonly ended: 'revoked' | 'expired' | undefined;
}

/** Names the key of a preview. */
export const previewKey = (id: string): string => `previews/${id}.json`;

/** Names the key of its receipt: the integrity value of the preview's bytes, written before it. */
export const previewReceiptKey = (id: string): string => `previews/${id}.sha256`;

/** Names the key that says that a preview was revoked: nothing is removed from a store. */
export const previewRevokedKey = (id: string): string => `previews/${id}.revoked`;

/**
 * A preview by its id, ended or not; undefined where there never was one, or where it has no receipt.
 * @param now in milliseconds since 1970
 * @throws IntegrityError if its bytes are not those of its receipt; InvalidInputError if it is none of ours
 */
export async function findPreview(read: ReadKey, id: string, now = Date.now()): Promise<FoundPreview | undefined> {
  if (!previewIdPattern.test(id)) return undefined;
  const key = previewKey(id);
  const bytes = await read(key);
  const receipt = bytes && (await read(previewReceiptKey(id)));
  if (!receipt) return undefined;
  const integrity = new TextDecoder().decode(receipt).trim();
  const held = await asReleased(key, bytes, integrity);
  const preview = parseStored(previewSchema, parseJson(held, key), key, makeAnew);
  if (preview.id !== id) return undefined;
  if (await read(previewRevokedKey(id))) return { preview, ended: 'revoked' };
  return { preview, ended: Date.parse(preview.until) > now ? undefined : 'expired' };
}

/** A preview that can be opened; undefined where there is none, or none any more. @throws as `findPreview` does */
export async function readPreview(read: ReadKey, id: string, now = Date.now()): Promise<Preview | undefined> {
  const found = await findPreview(read, id, now);
  return found && !found.ended ? found.preview : undefined;
}
