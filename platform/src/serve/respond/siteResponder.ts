import { parseRelease, type Release } from 'shared/contract';
import type { Preview } from '../../store/preview.ts';
import { pageFile, parseSiteListing, siteKey } from '../../store/siteListing.ts';
import { type ReadKey, readJson } from '../../store/storeReader.ts';
import { acceptedEncodings, twinSuffix } from './acceptedEncodings.ts';
import { type Answer, type Asked, bare, conditional, type Representation, whole } from './answer.ts';
import { asReleased } from './asReleased.ts';
import type { Choice } from './chooseSite.ts';
import { documentHeaders, type Headers, immutable, parseReach, perVisitor, previewed } from './policy.ts';
import { previewBadge } from './previewBadge.ts';
import { resolveAddress } from './resolveAddress.ts';

/** Answers one request (GET or HEAD); `choice` says for whom. */
export interface Site {
  (asked: Asked, choice: Omit<Choice, 'site'>): Promise<Answer>;
  /** Reads everything that the site consists of, released files aside, so that it is remembered. */
  readAhead(): Promise<void>;
}

/**
 * Opens one composed site: its pages, and the files of every release in the store.
 * @throws a lesson if the site is not there, or not whole
 */
export async function openSite(read: ReadKey, id: string): Promise<Site> {
  const { files, pages } = parseSiteListing(await required(read, siteKey(id, 'site.json')), siteKey(id, 'site.json'));
  const reach = siteKey(id, 'reach.json');
  const documents = documentHeaders(parseReach(await required(read, reach), reach));
  const releases = new Map<string, Release>();
  const ofSite = (file: string) => (end: string) => files[file + end];
  /** Twins that are not there. A page's are written before it, so they will not come. */
  const withoutTwin = new Set<string>();

  const site = async (asked: Asked, choice: Omit<Choice, 'site'>): Promise<Answer> => {
    const resolved = resolveAddress(asked.target, { has: (file) => Object.hasOwn(files, file) });
    switch (resolved.kind) {
      case 'document':
        return forVisitor(await document(resolved.file));
      case 'file':
        return forVisitor(
          conditional(
            asked,
            await negotiated(siteKey(id, resolved.file), ofSite(resolved.file)),
            files[resolved.file] ?? '',
            {},
          ),
        );
      case 'release': {
        const { name, version, file } = resolved;
        const release = await released(name, version);
        const integrity = release?.files[`browser/${file}`];
        if (!integrity) return forVisitor(await notFound('404.html'));
        const content = await negotiated(
          `${name}/${version}/browser/${file}`,
          (end) => release.files[`browser/${file}${end}`],
        );
        return conditional(asked, content, integrity, immutable);
      }
      case 'redirect':
        return bare(308, { location: resolved.to });
      case 'malformed':
        return bare(400);
      case 'notFound':
        return forVisitor(await notFound(resolved.document));
    }

    async function document(file: string): Promise<Answer> {
      const key = pageFile(pages[file] ?? '');
      if (choice.preview) return whole(200, withBadge(await plain(key, files[file]), choice.preview), documents);
      return conditional(asked, await negotiated(key, ofSite(file)), files[file] ?? '', documents);
    }

    async function notFound(file: string): Promise<Answer> {
      return whole(404, await negotiated(pageFile(pages[file] ?? ''), ofSite(file)), documents);
    }

    /** The best encoding that the visitor takes and the store has. */
    async function negotiated(key: string, integrityOf: (end: string) => string | undefined): Promise<Representation> {
      for (const encoding of acceptedEncodings(asked.header('accept-encoding'))) {
        const twin = key + twinSuffix[encoding];
        const bytes = await known(twin);
        if (bytes)
          return { file: key, bytes: await asReleased(twin, bytes, integrityOf(twinSuffix[encoding])), encoding };
      }
      return plain(key, integrityOf(''));
    }

    /** What depends on who asks is nobody else's: caches on the way keep it apart. */
    function forVisitor({ status, headers, body }: Answer): Answer {
      if (choice.shared) return { status, headers, ...(body && { body }) };
      const { etag, ...untagged } = headers;
      const own: Headers = choice.preview
        ? { ...untagged, ...previewed }
        : { ...headers, ...perVisitor, ...(choice.cookie && { 'set-cookie': choice.cookie }) };
      return { status, headers: { ...own, vary: 'Accept-Encoding, Cookie' }, ...(body && { body }) };
    }
  };
  return Object.assign(site, { readAhead });

  async function readAhead(): Promise<void> {
    const left = Object.keys(files);
    // Several at a time: each read is a way to the store and back.
    const lane = async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        const page = pages[file];
        if (page === undefined) await read(siteKey(id, file));
        else
          for (const key of [pageFile(page), ...Object.values(twinSuffix).map((end) => pageFile(page) + end)])
            await known(key);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
  }

  /** The bytes of a file, or of a twin that may not be there; that it is not is remembered, too. */
  async function known(key: string): Promise<Uint8Array | undefined> {
    if (withoutTwin.has(key)) return undefined;
    const bytes = await read(key);
    if (!bytes) withoutTwin.add(key);
    return bytes;
  }

  async function plain(key: string, integrity: string | undefined): Promise<Representation> {
    const bytes = await read(key);
    if (bytes) return { file: key, bytes: await asReleased(key, bytes, integrity) };
    throw new Error(`${key} is listed and not in the store. Compose again (npm start); that writes what is missing.`);
  }

  async function released(name: string, version: string): Promise<Release | undefined> {
    const known = releases.get(`${name}/${version}`);
    if (known) return known;
    const key = `${name}/${version}/release.json`;
    const found = await readJson(read, key);
    // "Not there" is not remembered: it may be released in a moment.
    if (found === undefined) return undefined;
    const release = parseRelease(found, key);
    releases.set(`${name}/${version}`, release);
    return release;
  }
}

async function required(read: ReadKey, key: string): Promise<unknown> {
  const found = await readJson(read, key);
  if (found !== undefined) return found;
  throw new Error(`${key} is missing in the store. Compose again (npm start); that writes the site anew.`);
}

/** The page says that it is a preview. */
function withBadge({ file, bytes }: Representation, { name, version, until }: Preview): Representation {
  const badge = previewBadge(`${name} ${version}`, until);
  const html = new TextDecoder().decode(bytes).replace('</body>', () => `${badge}</body>`);
  return { file, bytes: new TextEncoder().encode(html) };
}
