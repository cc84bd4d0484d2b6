import { compressedCopies } from '../store/compressedCopies.ts';
import { contentDigest, integrityOf } from '../store/integrityOf.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { listingKey, siteKey } from '../store/protocol/keys.ts';
import type { SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** One document of a site: its text, and the key under which `pages/` holds it. */
export interface SitePage {
  readonly html: string;
  readonly key: string;
}

/**
 * Writes a composed site under the name of its content, its listing last, so that a half-written site is never taken for one. Its
 * documents are in `pages/` already.
 */
export async function writeSite(
  store: ReleaseStore,
  documents: Readonly<Record<string, SitePage>>,
  others: Readonly<Record<string, string>>,
  { redirects = {} }: Pick<SiteListing, 'redirects'> = {},
): Promise<string> {
  const bytes = Object.entries(others).map(([name, text]) => [name, Buffer.from(text)] as const);
  const integrities = Object.fromEntries([
    ...Object.entries(documents).map(([name, { html }]) => [name, integrityOf(Buffer.from(html))] as const),
    ...bytes.map(([name, content]) => [name, integrityOf(content)] as const),
  ]);
  const pages = Object.fromEntries(Object.entries(documents).map(([name, { key }]) => [name, key]));
  const led = Object.fromEntries(Object.entries(redirects).map(([from, to]) => [`redirect ${from}`, `${to}`]));
  const id = contentDigest({ ...integrities, ...pages, ...led }).slice(0, 16);
  if (await store.read(listingKey(id))) return id;
  const files: Record<string, string> = { ...integrities };
  await Promise.all(
    bytes.map(async ([name, content]) => {
      for (const [file, body] of Object.entries({ [name]: content, ...(await compressedCopies(name, content)) })) {
        // Already there after an interrupted compose: the name of the site vouches for the content.
        await store.create(siteKey(id, file), body);
        files[file] = integrityOf(body);
      }
    }),
  );
  const listing: SiteListing = {
    id,
    files: inOrder(files),
    pages: inOrder(pages),
    ...(Object.keys(redirects).length > 0 && { redirects: inOrder(redirects) }),
  };
  await store.create(listingKey(id), `${JSON.stringify(listing, null, 2)}\n`);
  return id;
}
