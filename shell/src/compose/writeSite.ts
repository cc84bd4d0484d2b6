import { compressedTwins, contentDigest, integrityOf, type ReleaseStore } from 'shared/release';

/**
 * Writes a composed site under the name of its content, its list of files last, so that a half-written site is never taken for
 * one. The same pages give the same name and are not written again.
 */
export async function writeSite(store: ReleaseStore, files: Readonly<Record<string, string>>): Promise<string> {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const integrities = Object.fromEntries(Object.entries(bytes).map(([name, content]) => [name, integrityOf(content)]));
  const id = contentDigest(integrities).slice(0, 16);
  if (await store.read(siteKey(id, 'site.json'))) return id;
  const written: Record<string, string> = {};
  await Promise.all(
    Object.entries(bytes).map(async ([name, content]) => {
      for (const [file, body] of Object.entries({ [name]: content, ...(await compressedTwins(name, content)) })) {
        // Already there after an interrupted compose: the name of the site vouches for the content.
        await store.create(siteKey(id, file), body);
        written[file] = integrityOf(body);
      }
    }),
  );
  await store.create(siteKey(id, 'site.json'), `${JSON.stringify({ id, files: sorted(written) }, null, 2)}\n`);
  return id;
}

export const siteKey = (id: string, file: string): string => `sites/${id}/${file}`;

const sorted = (object: Record<string, string>) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
