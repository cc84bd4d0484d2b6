import { createHash } from 'node:crypto';
import { CompositionError, storedFormat } from 'shared/contract';
import { packPage } from '../../src/compose/pages/composePages.ts';
import { hashSiteInputs } from '../../src/compose/pages/inputHashes.ts';
import { readKnownPages } from '../../src/compose/pages/knownPages.ts';
import type { PreparedSite, SiteOptions } from '../../src/compose/site/composeSite.ts';
import { type ListedPage, prepareSiteFiles } from '../../src/compose/site/writeSite.ts';
import { requireRelease } from '../../src/release/live/liveReleases.ts';
import type { ReleaseStore } from '../../src/store/backends/releaseStore.ts';
import { computeIntegrity, digestFiles } from '../../src/store/bytes/computeIntegrity.ts';
import type { Composition } from '../../src/store/protocol/logEntry.ts';
import { sortKeys } from '../../src/store/protocol/sortKeys.ts';
import type { ReleaseId, UnsealedRelease } from '../../src/store/protocol/storedRelease.ts';

/** Fake releases and composed sites for the races: small, and the same in every run. Nothing is rendered. */

export interface KnownBuild {
  readonly description: UnsealedRelease;
  /** Bytes by path inside the release. */
  readonly files: Readonly<Record<string, Buffer>>;
}

const refusedVersion = '1.3.0';
export const isRefusedByGate = ({ name, version }: ReleaseId): boolean => name === 'news' && version === refusedVersion;

/** Creates a build. @param common text of a file that several versions share @param content text of a file that only this version has */
function createBuild(name: string, version: string, common: string, content = version): KnownBuild {
  const main = `browser/js/main.${hash(`${name} ${content}`, 8)}.js`;
  const texts = {
    'node/main.cjs': `// ${name} ${content}`,
    [main]: `export const release = '${name} ${content}';`,
    [`browser/js/common.${hash(`${name} ${common}`, 8)}.js`]: `export const common = '${name} ${common}';`,
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  const integrities = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, computeIntegrity(bytes)]));
  const description: UnsealedRelease = {
    format: storedFormat,
    contract: 1,
    name,
    version,
    entry: main,
    chunks: {},
    node: 'node/main.cjs',
    shares: {},
    files: integrities,
    content: digestFiles(integrities).slice(0, 10),
  };
  return { description, files };
}

/** Builds that are released before a run starts. */
export const releasedBuilds: readonly KnownBuild[] = [
  createBuild('shell', '1.0.0', 'a'),
  createBuild('shell', '1.1.0', 'a'),
  createBuild('news', '1.0.0', 'a'),
  createBuild('news', '1.1.0', 'a'),
  createBuild('news', '1.2.0', 'b'),
  createBuild('news', refusedVersion, 'b'),
  createBuild('blog', '1.0.0', 'a'),
  createBuild('blog', '1.1.0', 'b'),
];

/** Builds that commands may release. Two of them have the same version with different bytes. */
export const unreleasedBuilds: readonly KnownBuild[] = [
  createBuild('news', '2.0.0', 'a', '2.0.0 as ann built it'),
  createBuild('news', '2.0.0', 'a', '2.0.0 as bob built it'),
  createBuild('blog', '2.0.0', 'a'),
];

export const formatReleaseIds = ({ releases }: Pick<Composition, 'releases'>): string =>
  Object.keys(releases)
    .sort()
    .map((name) => `${name}@${releases[name]}`)
    .join(' ');

export interface KnownSite {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Composed sites, by the JSON of their releases. */
export const composedSites = new Map<string, KnownSite>();

/** @returns undefined if the site of the composition was never composed */
export const findSite = (composition: Pick<Composition, 'releases'>): KnownSite | undefined =>
  composedSites.get(formatReleaseIds(composition));

/** Lists the keys of a site. For a site that was never composed, returns only its ID, which is no existing key. */
export const listSiteKeys = (id: string): readonly string[] =>
  [...composedSites.values()].find((site) => site.id === id)?.keys ?? [id];

/**
 * Mocks composing, without rendering. A page depends on the shell and on its own remote. Stored pages, and unchanged files of the live site,
 * are reused.
 */
export async function prepareSite(
  store: ReleaseStore,
  composition: Composition,
  { findLive }: SiteOptions = {},
): Promise<PreparedSite> {
  const { releases } = composition;
  for (const [name, version] of Object.entries(releases)) await requireRelease(store, { name, version });
  const known = await readKnownPages(store);
  const all: Record<string, ListedPage> = {};
  const written: Record<string, ListedPage> = {};
  for (const name of ['404', ...Object.keys(releases).filter((each) => each !== 'shell')]) {
    const key = hash(`${releases.shell} ${name} ${releases[name] ?? ''}`, 32);
    const page = { html: `<p>${key}</p>`, facts: { links: [], files: [], ids: [], words: '' } };
    const is = { key, owner: name === '404' ? 'shell' : name };
    const packed = { ...is, ...(await packPage(page)) };
    const kept = known.get(key);
    all[`${name}.html`] = packed;
    written[`${name}.html`] = kept ? { ...is, ...kept } : packed;
  }
  const own = {
    'snapshot.json': JSON.stringify({ releases: sortKeys(releases) }),
    'reach.json': JSON.stringify({ format: storedFormat, mapFrame: '', contactEndpoint: '' }),
  };
  const origin = { recipe: hashSiteInputs(composition) };
  if (!findSite(composition)) {
    const site = await prepareSiteFiles(all, own, origin);
    const keys = [...site.written, site.listing].map(({ key }) => key);
    composedSites.set(formatReleaseIds(composition), { id: site.id, keys });
  }
  return {
    loaded: {} as PreparedSite['loaded'],
    documents: Object.keys(all),
    redirects: {},
    rendered: Object.values(written).filter(({ written: bytes }) => bytes).length,
    files: () => prepareSiteFiles(written, own, { ...origin, findLive }),
  };
}

/** Mocks the gate. @throws CompositionError if a release has the refused version */
export async function passGate(_store: ReleaseStore, releases: readonly ReleaseId[]): Promise<{ warnings: [] }> {
  for (const release of releases)
    if (isRefusedByGate(release))
      throw new CompositionError({ fact: `${release.name} may not become live.`, nextStep: '' });
  return { warnings: [] };
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
