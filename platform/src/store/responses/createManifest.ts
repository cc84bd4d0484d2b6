import {
  ExplainedError,
  getHashedFilesBase,
  getReleaseBase,
  hasContentHash,
  type Release,
  StoreError,
  storedFormat,
  versionPattern,
} from 'shared/contract';
import { copySuffix, isCompressedCopy } from '../bytes/mediaTypes.ts';
import { computeIntegrityAsync } from '../protocol/integrity.ts';
import type { LogEntry } from '../protocol/logEntry.ts';
import {
  type ListedResponse,
  type ManifestRelease,
  type ReleasedTable,
  type ResponseTable,
  readResponseHeaders,
  type StoredManifest,
} from '../protocol/manifest.ts';
import { readSite, type SiteListing } from '../protocol/siteListing.ts';
import { sortKeys } from '../protocol/sortKeys.ts';
import { readRelease } from '../protocol/storedRelease.ts';
import {
  addVisitorHeaders,
  createContentHeaders,
  createDocumentHeaders,
  createReleaseFileHeaders,
  createSiteFileHeaders,
} from './createHeaders.ts';
import { encodeLocation, getNotFoundDocument, isNotFound, isUnserved, toDocumentAddress } from './documentNames.ts';
import { commonHeaders, createDocumentPolicy, type Headers, speculationPath } from './headerPolicy.ts';
import { type ReadAccess, readAllowedOrigins } from './readAllowedOrigins.ts';
import { speculationRules, speculationRulesHeaders } from './speculationRules.ts';

/** Fields of a log entry that its manifest depends on. */
interface Shows extends Pick<LogEntry, 'composition' | 'site'> {
  readonly canary?: LogEntry['canary'] | undefined;
  readonly deltasOff?: boolean | undefined;
}

/** Addresses under which the manifest lists the not-found responses, one for each language. No page has these addresses. */
const nothing = ['/nothing.is.here', '/en/nothing.is.here'] as const;

/** Tables of the previous manifest, and two dates that decide how long a file in them stays listed. */
export interface FormerResponses {
  readonly tables: ReadonlyMap<string, ReleasedTable>;
  /** Day of the entry in UTC: `2026-12-28`. */
  readonly today: string;
  /** Last day on which open tabs may request files that this entry replaces. */
  readonly until: string;
}

export interface CreatedManifest {
  readonly manifest: Omit<StoredManifest, 'tables'>;
  readonly tables: ReadonlyMap<string, ReleasedTable>;
}

/**
 * Makes the manifest of a log entry: every address with status, headers and digests. It contains documents, site files, redirects,
 * not-found pages and the files of live releases. Files of former releases stay listed until tabs no longer request them. Previews are not
 * listed. If a release cannot be read, the previous rows of its package stay, so that a rollback never fails because of that release.
 * @param keyOf returns the public key that signed a release, or undefined
 * @throws NotFoundError if the store lacks the site; IntegrityError if the site was altered
 */
export async function createManifest(
  { read, unpack }: ReadAccess,
  { composition, site, canary, deltasOff = false }: Shows,
  keyOf: (name: string, version: string) => Promise<string | undefined>,
  former: FormerResponses,
): Promise<CreatedManifest> {
  const shownReleases = [
    ...Object.entries(composition.releases),
    ...(canary ? [[canary.name, canary.version] as const] : []),
  ].sort(([a, one], [b, other]) => (`${a}@${one}` < `${b}@${other}` ? -1 : 1));
  const [live, tried, releases] = await Promise.all([
    readSiteWithHeaders({ read, unpack }, site),
    canary && readSiteWithHeaders({ read, unpack }, canary.site),
    Promise.all(
      shownReleases.map(async ([name, version]) => ({
        release: await readRelease(read, name, version).catch(ignoreInvalidRelease),
        name,
        version,
      })),
    ),
  ]);
  const table = new TableBuilder();
  const byName = Map.groupBy(releases, (each) => each.name);
  const ofPackages = new Map([...byName.keys(), ...former.tables.keys()].map((name) => [name, new TableBuilder()]));
  const tableOf = (owner: string | undefined) => ofPackages.get(owner ?? '') ?? table;
  // During a canary, adds the live site twice: with visitor headers for its arm, and unchanged for hosts that have no canaries.
  addSite(tableOf, live, !deltasOff, canary ? [keepHeaders, addVisitorHeaders] : [keepHeaders]);
  if (tried) {
    addSite(tableOf, tried, !deltasOff, [addVisitorHeaders]);
    addNotFound(table, live, tried, !deltasOff, [keepHeaders, addVisitorHeaders]);
    addNotFound(table, tried, live, !deltasOff, [addVisitorHeaders]);
  }
  await addRules(table);
  const tables = new Map<string, ReleasedTable>();
  for (const [name, responses] of ofPackages) {
    const releasesOfName = byName.get(name) ?? [];
    for (const { release } of releasesOfName) if (release) addRelease(responses, release, !deltasOff);
    const isUnsure = releasesOfName.some(({ release }) => release === undefined);
    const versions = new Set(releasesOfName.map(({ version }) => version));
    const formerVersions = addFormer(responses, former.tables.get(name), {
      ...former,
      versions,
      isUnsure,
      offered: !deltasOff,
    });
    if (responses.addresses.size + Object.keys(formerVersions).length > 0)
      tables.set(name, { format: storedFormat, ...responses.written(), left: formerVersions });
  }
  return {
    manifest: {
      format: storedFormat,
      ...table.written(),
      releases: await Promise.all(
        releases.map(async (each) => describeRelease(each, await keyOf(each.name, each.version))),
      ),
    },
    tables,
  };
}

interface ShownPackage extends Omit<FormerResponses, 'tables'> {
  readonly versions: ReadonlySet<string>;
  /** True if a release of the package cannot be read; in that case the rows of the previous table stay. */
  readonly isUnsure: boolean;
  readonly offered: boolean;
}

/**
 * Adds the previous table's rows of files that are no longer live, as long as open tabs may request them.
 * @returns former versions, with their last day
 */
function addFormer(
  table: TableBuilder,
  former: ReleasedTable | undefined,
  { versions, today, until, isUnsure, offered }: ShownPackage,
): Record<string, string> {
  const formerVersions = new Map(
    Object.entries(former?.left ?? {}).filter(([version, day]) => day >= today && !versions.has(version)),
  );
  for (const [address, responses] of Object.entries(former?.addresses ?? {})) {
    // Drops removed pages, because open tabs request only files of releases.
    if (table.addresses.has(address) || !address.startsWith('/r/')) continue;
    const [, , , version = ''] = address.split('/');
    if (versionPattern.test(version) && !versions.has(version)) {
      if (!formerVersions.has(version)) formerVersions.set(version, until);
      continue;
    }
    for (const response of responses) {
      if (response.until !== undefined && response.until < today) continue;
      const { 'use-as-dictionary': offer, ...headers } = former ? readResponseHeaders(former, response) : {};
      const last = response.until ?? (isUnsure ? undefined : until);
      table.add(
        address,
        { ...response, until: last },
        { ...headers, ...(offer && offered && { 'use-as-dictionary': offer }) },
      );
    }
  }
  return sortKeys(Object.fromEntries(formerVersions));
}

/**
 * Turns the error of an invalid release into undefined.
 * @throws other errors: an unavailable store does not prove that the release is invalid
 */
function ignoreInvalidRelease(error: unknown): undefined {
  if (!(error instanceof ExplainedError) || error instanceof StoreError) throw error;
  return undefined;
}

const describeRelease = (
  { name, version, release }: { name: string; version: string; release: Release | undefined },
  key: string | undefined,
): ManifestRelease => ({
  name,
  version,
  ...(release?.source && { commit: release.source.commit, clean: release.source.clean }),
  ...(key !== undefined && { key }),
  ...(release && { content: release.content }),
});

interface SiteWithHeaders {
  readonly listing: SiteListing;
  readonly own: Headers;
}

async function readSiteWithHeaders(store: ReadAccess, id: string): Promise<SiteWithHeaders> {
  const listing = await readSite(store.read, id);
  return { listing, own: createDocumentPolicy(await readAllowedOrigins(store, listing)) };
}

/** Adapts a response's headers to its visitors: `keepHeaders` for all visitors, `addVisitorHeaders` for one arm of a canary. */
type AdaptHeaders = (headers: Headers) => Headers;
const keepHeaders: AdaptHeaders = (headers) => headers;

/** Adds every address of a site: pages to the tables of their packages, all other files to the manifest's own table. */
function addSite(
  tableOf: (owner?: string) => TableBuilder,
  { listing, own }: SiteWithHeaders,
  offered: boolean,
  visitors: readonly AdaptHeaders[],
): void {
  const { files, pages, redirects = {} } = listing;
  const add = (address: string, status: number, file: string, headers: Headers, keeps?: true) => {
    for (const forThem of visitors)
      tableOf(status === 200 ? pages[file]?.owner : undefined).add(
        address,
        { status, body: files[file], br: files[file + copySuffix.br], keeps },
        forThem(createContentHeaders(file, headers)),
      );
  };
  for (const file of Object.keys(pages)) {
    if (isNotFound(file)) continue;
    add(toDocumentAddress(file), 200, file, createDocumentHeaders(own, file, false));
    if (offered) add(toDocumentAddress(file), 200, file, createDocumentHeaders(own, file, true), true);
  }
  for (const file of Object.keys(files))
    if (isPlainFile(listing, file)) add(`/${file}`, 200, file, createSiteFileHeaders(own, file));
  for (const address of nothing) add(address, 404, getNotFoundDocument(address), own);
  for (const [address, to] of Object.entries(redirects)) {
    if (to === null) add(address, 410, getNotFoundDocument(address), own);
    else
      for (const forThem of visitors)
        tableOf().add(address, { status: 308 }, forThem({ ...commonHeaders, location: encodeLocation(to) }));
  }
}

const isPlainFile = ({ pages }: SiteListing, file: string): boolean =>
  !Object.hasOwn(pages, file) && !isCompressedCopy(file) && !isUnserved(file);

/** Adds the not-found responses of a site at the addresses that only the other one has: during a canary, both sites are visited. */
function addNotFound(
  table: TableBuilder,
  { listing, own }: SiteWithHeaders,
  other: SiteWithHeaders,
  offered: boolean,
  visitors: readonly AdaptHeaders[],
): void {
  const addresses = listAddresses(listing);
  for (const address of listAddresses(other.listing)) {
    if (addresses.has(address)) continue;
    const file = getNotFoundDocument(address);
    const response = { status: 404, body: listing.files[file], br: listing.files[file + copySuffix.br] };
    for (const forThem of visitors)
      for (const keeps of offered ? [undefined, true as const] : [undefined])
        table.add(address, { ...response, keeps }, forThem(createContentHeaders(file, own)));
  }
}

const listAddresses = (listing: SiteListing): ReadonlySet<string> =>
  new Set([
    ...Object.keys(listing.pages)
      .filter((file) => !isNotFound(file))
      .map(toDocumentAddress),
    ...Object.keys(listing.files)
      .filter((file) => isPlainFile(listing, file))
      .map((file) => `/${file}`),
    ...Object.keys(listing.redirects ?? {}),
  ]);

/** Adds `/speculation.json`, which is the same for every site and therefore in no site listing. */
async function addRules(table: TableBuilder): Promise<void> {
  const body = await computeIntegrityAsync(new TextEncoder().encode(speculationRules));
  table.add(
    speculationPath,
    { status: 200, body },
    { ...createContentHeaders(speculationPath, {}), ...speculationRulesHeaders },
  );
}

function addRelease(table: TableBuilder, { name, version, files }: Release, offered: boolean): void {
  for (const [path, body] of Object.entries(files)) {
    const [, file] = /^browser\/(.+)$/.exec(path) ?? [];
    if (file === undefined || isCompressedCopy(file)) continue;
    const add = (kind: 'release' | 'hashed', base: string) => {
      const headers = createContentHeaders(file, createReleaseFileHeaders(kind, name, file, offered));
      table.add(base + file, { status: 200, body, br: files[path + copySuffix.br] }, headers);
    };
    add('release', getReleaseBase(name, version));
    if (hasContentHash(file)) add('hashed', getHashedFilesBase(name));
  }
}

/** Headers that depend on the bytes or the visitor. A manifest does not contain them. */
const fromContent: ReadonlySet<string> = new Set(['content-length', 'content-encoding', 'etag', 'accept-ranges']);

/** Headers whose values differ for each address. Rows contain them, so that many rows can share one set of all other headers. */
const ofItsOwn: ReadonlySet<string> = new Set(['use-as-dictionary', 'location']);

/** Row of a table without the index of its headers, which `TableBuilder` adds. */
type Unplaced = Pick<ListedResponse, 'status'> & {
  readonly [Part in 'body' | 'br' | 'keeps' | 'until']?: ListedResponse[Part] | undefined;
};

/** Collects rows by address. Stores each distinct set of headers only once. */
class TableBuilder {
  readonly headers: Headers[] = [];
  readonly addresses = new Map<string, ListedResponse[]>();
  readonly #places = new Map<string, number>();

  written(): ResponseTable {
    return { headers: this.headers, addresses: sortKeys(Object.fromEntries(this.addresses)) };
  }

  add(address: string, { status, body, br, keeps, until }: Unplaced, headers: Headers): void {
    const [common, own]: [Record<string, string>, Record<string, string>] = [{}, {}];
    for (const [name, value] of Object.entries(headers))
      if (!fromContent.has(name)) (ofItsOwn.has(name) ? own : common)[name] = value;
    const response: ListedResponse = {
      status,
      ...(body !== undefined && { body }),
      ...(br !== undefined && { br }),
      headers: this.#placeOf(common),
      ...(Object.keys(own).length > 0 && { more: own }),
      ...(keeps && { keeps }),
      ...(until !== undefined && { until }),
    };
    const others = this.addresses.get(address) ?? [];
    // Adds no second row if the canary's site gives the same response as the live site.
    if (!others.some((each) => JSON.stringify(each) === JSON.stringify(response)))
      this.addresses.set(address, [...others, response]);
  }

  #placeOf(headers: Headers): number {
    const text = JSON.stringify(headers);
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    // The same headers may come in another order.
    const sorted = sortKeys(headers);
    const place = this.#places.get(JSON.stringify(sorted)) ?? this.headers.push(sorted) - 1;
    this.#places.set(text, place).set(JSON.stringify(sorted), place);
    return place;
  }
}
