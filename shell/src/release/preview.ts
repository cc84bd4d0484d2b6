import { randomBytes } from 'node:crypto';
import type { ReleaseStore } from 'shared/release';
import { parseJson, verifyRelease } from 'shared/release';
import * as v from 'valibot';
import { composeSite } from '../compose/compose.ts';
import { recipeOf } from '../compose/recipeOf.ts';
import { type Named, requireLive, withRelease } from './live.ts';

/** How long a preview can be opened, in days. */
export const previewDays = 7;

const previewSchema = v.strictObject({
  /** Not to be guessed: whoever has the link may look. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  name: v.string(),
  version: v.string(),
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** The live site with one release changed, at a link of its own. */
export type Preview = v.InferOutput<typeof previewSchema>;

export const previewIdPattern = /^[0-9a-f]{24}$/;

const previewKey = (id: string): string => `previews/${id}.json`;

/** Composes the live site with one release changed, beside what is live. @throws where promoting would */
export async function makePreview(
  store: ReleaseStore,
  release: Named,
  onProgress: (step: string) => void = () => {},
): Promise<Preview> {
  const live = await requireLive(store);
  if (!(await verifyRelease(store, release.name, release.version)))
    throw new Error(
      `There is no release ${release.name} ${release.version} in ${store.place}. "release list" shows those there are.`,
    );
  const composition = withRelease(live.composition, release);
  const { site } = await composeSite(store, composition, recipeOf(composition), onProgress);
  const until = new Date(Date.now() + previewDays * 86_400_000).toISOString();
  const preview: Preview = { id: randomBytes(12).toString('hex'), ...release, site, until };
  await store.create(previewKey(preview.id), `${JSON.stringify(preview, null, 2)}\n`);
  return preview;
}

/** A preview by its id; undefined where there is none, or none any more. */
export async function readPreview(store: ReleaseStore, id: string, now = Date.now()): Promise<Preview | undefined> {
  if (!previewIdPattern.test(id)) return undefined;
  const bytes = await store.read(previewKey(id));
  if (!bytes) return undefined;
  const parsed = v.safeParse(previewSchema, parseJson(bytes, previewKey(id)));
  return parsed.success && Date.parse(parsed.output.until) > now ? parsed.output : undefined;
}

/** All that can still be opened. */
export async function readPreviews(store: ReleaseStore, now = Date.now()): Promise<Preview[]> {
  const ids = (await store.list('previews/')).map((name) => name.replace(/\.json$/, ''));
  const previews = await Promise.all(ids.map((id) => readPreview(store, id, now)));
  return previews.filter((preview) => preview !== undefined);
}
