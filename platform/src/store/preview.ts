import * as v from 'valibot';
import { type ReadKey, readJson } from './protocol/readKey.ts';

/** Not to be guessed: whoever has the link may look. */
export const previewIdPattern = /^[0-9a-f]{24}$/;

const previewSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(previewIdPattern)),
  name: v.string(),
  version: v.string(),
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** The live site with one release changed, at a link of its own. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** Where a preview lies in the store. */
export const previewKey = (id: string): string => `previews/${id}.json`;

/** A preview by its id; undefined where there is none, or none any more. */
export async function readPreview(read: ReadKey, id: string, now = Date.now()): Promise<Preview | undefined> {
  if (!previewIdPattern.test(id)) return undefined;
  const found = await readJson(read, previewKey(id));
  const parsed = v.safeParse(previewSchema, found);
  return parsed.success && Date.parse(parsed.output.until) > now ? parsed.output : undefined;
}
