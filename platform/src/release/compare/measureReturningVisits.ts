import type { Release } from 'shared/contract';
import { findReleasedFile } from '../../compose/site/findReleasedFile.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { measureSentSize, readStoredContent } from '../../store/content/packContent.ts';
import { type Content, findContent, getBlobKey } from '../../store/protocol/content.ts';
import { type DeltaListing, readDeltaListing } from '../../store/protocol/deltaListing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import { toDocumentAddress } from '../../store/responses/documentNames.ts';
import { type DeltaCandidate, listShownFiles } from '../live/listShownFiles.ts';

/** Bytes that a returning visitor downloads: the browser has the page's former version in its cache. */
export interface ReturningVisit {
  /** Name of the page's document: `en/portfolio.html`. */
  readonly path: string;
  /** Bytes with deltas. */
  readonly bytes: number;
  /** Bytes without deltas, compressed with brotli. */
  readonly without: number;
}

/**
 * Measures the downloads of returning visitors, for each page that differs between two entries. Counts the document, and the scripts,
 * pictures and fonts that the former document did not name. Leaves out pages that only one entry has.
 * @throws NotFoundError if `release gc` removed one of the sites
 */
export async function measureReturningVisits(
  store: ReleaseStore,
  from: LogEntry,
  to: LogEntry,
): Promise<ReturningVisit[]> {
  if (from.site === to.site) return [];
  const [before, after] = await Promise.all([listPages(store, from), listPages(store, to)]);
  const changed = [...after].filter(([path, page]) => {
    const former = before.get(path);
    return former !== undefined && former.content.body !== page.content.body;
  });
  const fetching: Fetching = {
    store,
    releases: await readReleases(store, [from, to]),
    deltas: await readDeltas(store, to),
    sizes: new Map(),
  };
  return Promise.all(changed.map(([path, page]) => visitOf(fetching, path, before.get(path) ?? page, page)));
}

interface Fetching {
  readonly store: ReleaseStore;
  readonly releases: readonly Release[];
  readonly deltas: DeltaListing;
  /** Bytes of files by their digest. Each file is measured only once, because many pages name it. */
  readonly sizes: Map<string, Promise<number>>;
}

async function visitOf(
  fetching: Fetching,
  path: string,
  was: DeltaCandidate,
  is: DeltaCandidate,
): Promise<ReturningVisit> {
  const [had, named] = await Promise.all([listNamedFiles(fetching, was), listNamedFiles(fetching, is)]);
  const fetched = [
    { content: is.content, formers: [was.content.body] },
    ...[...named.values()]
      .filter(({ body }) => !had.has(body))
      .map((content) => ({ content, formers: [...had.keys()] })),
  ];
  const sizes = await Promise.all(
    fetched.map(async ({ content, formers }) => {
      const without = await measureFile(fetching, content);
      return { without, bytes: (await measureDelta(fetching, content, formers)) ?? without };
    }),
  );
  const sum = (of: 'bytes' | 'without') => sizes.reduce((total, each) => total + each[of], 0);
  return { path, bytes: sum('bytes'), without: sum('without') };
}

/** Matches in a page's HTML the addresses of its files: scripts, also those that the starter loads later, pictures and preloaded fonts. */
const namedInHtml = /<(?:script|img) [^>]*?\bsrc="([^"]+)"|<link rel="preload"[^>]*? href="([^"]+)"|"url":"([^"]+)"/g;

async function listNamedFiles(
  { store, releases }: Fetching,
  page: DeltaCandidate,
): Promise<ReadonlyMap<string, Content>> {
  const html = (await readStoredContent(store, page.content))?.toString() ?? '';
  const files = [...html.matchAll(namedInHtml)].flatMap(
    ([, source, preloaded, pinned]) => findReleasedFile(releases, source ?? preloaded ?? pinned ?? '') ?? [],
  );
  const contents = files.flatMap(({ release, file }) => findContent(release.files, file) ?? []);
  return new Map(contents.map((content) => [content.body, content]));
}

/** Returns the bytes that a download of the file takes without a delta. */
function measureFile({ store, sizes }: Fetching, content: Content): Promise<number> {
  const size = sizes.get(content.body) ?? measureSentSize(store, content);
  sizes.set(content.body, size);
  return size;
}

/** Returns the bytes of a file's delta against one of the files in `formers`. @returns undefined if there is none */
async function measureDelta(
  { store, deltas }: Fetching,
  { body }: Content,
  formers: readonly string[],
): Promise<number | undefined> {
  const delta = Object.values(deltas[body] ?? {}).find(({ of }) => formers.includes(of.body));
  return delta && (await store.read(getBlobKey(delta.integrity)))?.length;
}

async function listPages(store: ReleaseStore, entry: LogEntry): Promise<ReadonlyMap<string, DeltaCandidate>> {
  const { composition, site } = entry;
  const shownFiles = await listShownFiles(store, { composition, site });
  return new Map(shownFiles.filter(({ place }) => place.endsWith('.html')).map((file) => [file.place, file]));
}

async function readReleases({ read }: ReleaseStore, entries: readonly LogEntry[]): Promise<Release[]> {
  const composedReleases = entries.flatMap(({ composition }) => Object.entries(composition.releases));
  const unique = new Map(composedReleases.map(([name, version]) => [`${name}/${version}`, { name, version }]));
  const described = await Promise.all(
    [...unique.values()].map(({ name, version }) => readRelease(read, name, version)),
  );
  return described.filter((release) => release !== undefined);
}

async function readDeltas({ read }: ReleaseStore, { deltas = {} }: LogEntry): Promise<DeltaListing> {
  const listings = await Promise.all(Object.values(deltas).map((id) => readDeltaListing(read, id)));
  return Object.assign({}, ...listings);
}

/** Describes, of all changed pages, the one with the largest download. */
export function describeVisits(visits: readonly ReturningVisit[]): string {
  const most = visits.toSorted((a, b) => b.without - a.without)[0];
  if (!most) return 'A returning visitor fetches nothing new.';
  const others = visits.length > 1 ? `, the largest download of ${visits.length} changed pages` : '';
  return `A returning visitor of ${toDocumentAddress(most.path)} fetches ${formatVisitBytes(most)}${others}.`;
}

/** Formats the bytes of a visit: `1.9 KB (37 KB without dictionaries)`. */
export const formatVisitBytes = ({ bytes, without }: ReturningVisit): string =>
  `${formatSize(bytes)} (${formatSize(without)} without dictionaries)`;

const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
