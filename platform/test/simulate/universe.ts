import type { Integrity, Release } from 'shared/contract';
import type { SiteFiles } from '../../src/compose/writingSite.ts';
import type { Named } from '../../src/release/live/live.ts';
import { integrityOf } from '../../src/store/integrityOf.ts';
import { inOrder } from '../../src/store/protocol/inOrder.ts';
import { factsFile, knownSiteKey, listingKey, pageFile, siteKey } from '../../src/store/protocol/keys.ts';
import type { Composition } from '../../src/store/protocol/logEntry.ts';
import type { SiteListing } from '../../src/store/protocol/siteListing.ts';

/** All the releases that there can be, and what is composed of them: small, and the same in every run. */

/** A release as it would be built. */
export interface Build {
  readonly release: Release;
  /** Its files by their paths inside it. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** The gate refuses it. */
  readonly refused: boolean;
}

/** A file that several versions bring, and one of its own. */
function build(name: string, version: string, common: string, content = version, refused = false): Build {
  const own = shortHash(`${name} ${content}`);
  const texts: Record<string, string> = {
    'node/main.cjs': `// ${name} ${content}`,
    [`browser/js/main.${own}.js`]: `export const release = '${name} ${content}';`,
    [`browser/js/common.${shortHash(`${name} ${common}`)}.js`]: `export const common = '${name} ${common}';`,
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  const integrities: Record<string, Integrity> = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [file, integrityOf(bytes)]),
  );
  const release: Release = {
    format: 1,
    contract: 1,
    name,
    version,
    entry: `browser/js/main.${own}.js`,
    chunks: {},
    node: 'node/main.cjs',
    shares: {},
    files: integrities,
    content: '',
    seal: '',
  };
  return { release, files, refused };
}

/** What teams have built; those that are released when a run begins, first. */
export const builds = {
  shell: [build('shell', '1.0.0', 'a'), build('shell', '1.1.0', 'a')],
  news: [
    build('news', '1.0.0', 'a'),
    build('news', '1.1.0', 'a'),
    build('news', '1.2.0', 'b'),
    build('news', '1.3.0', 'b', '1.3.0', true),
  ],
  blog: [build('blog', '1.0.0', 'a'), build('blog', '1.1.0', 'b')],
} as const;

/** What is built and not released yet: one version twice, with other bytes. */
export const unreleased: readonly Build[] = [
  build('news', '2.0.0', 'a', '2.0.0 as ann built it'),
  build('news', '2.0.0', 'a', '2.0.0 as bob built it'),
  build('blog', '2.0.0', 'a'),
];

export const released: readonly Build[] = Object.values(builds).flat();

/** Whether the gate refuses a release. */
export const isRefused = ({ name, version }: Named): boolean => refusedReleases.has(`${name}@${version}`);
const refusedReleases = new Set(
  released.flatMap(({ refused, release }) => (refused ? [`${release.name}@${release.version}`] : [])),
);

/** A composed site. */
export interface Site {
  readonly id: string;
  readonly composition: Composition;
  readonly listing: SiteListing;
  readonly files: SiteFiles;
  /** Every key of it. */
  readonly keys: readonly string[];
}

const sites = new Map<string, Site>();
const byId = new Map<string, Site>();

/** What a composition is composed of, as a text. */
export const inputsOf = ({ releases }: Composition): string =>
  Object.keys(releases)
    .sort()
    .map((name) => `${name}@${releases[name]}`)
    .join(' ');

/** The site that a composition makes: the same always. */
export function siteOf(composition: Composition): Site {
  const inputs = inputsOf(composition);
  const known = sites.get(inputs);
  if (known) return known;
  const site = compose(composition, inputs);
  sites.set(inputs, site);
  byId.set(site.id, site);
  return site;
}

/** A site by its id, one that was composed before. */
export const siteById = (id: string): Site | undefined => byId.get(id);

function compose({ releases, site }: Composition, inputs: string): Site {
  const remotes = Object.keys(releases).filter((name) => name !== 'shell');
  const documents = ['404', ...remotes].map((name): readonly [string, string] => [
    `${name}.html`,
    // A page is made of the shell and of its own remote.
    hash(`${releases.shell} ${name} ${releases[name] ?? ''}`, 32),
  ]);
  const pages = Object.fromEntries(documents);
  const id = hash(inputs, 16);
  const listing: SiteListing = {
    format: 1,
    id,
    recipe: inputs,
    files: { ...Object.fromEntries(documents.map(([name, key]) => [name, key])), 'snapshot.json': id },
    pages,
  };
  const files: SiteFiles = {
    id,
    pages: documents.map(([, key]) => [
      { key: factsFile(key), bytes: `facts ${key}` },
      { key: pageFile(key), bytes: key },
    ]),
    own: [{ key: siteKey(id, 'snapshot.json'), bytes: inputs }],
    listing: { key: listingKey(id), bytes: id },
    recipe: { key: knownSiteKey(hash(inputs, 64)), bytes: id },
  };
  const keys = [...files.pages.flat(), ...files.own, files.listing].map(({ key }) => key);
  return { id, composition: { releases: inOrder(releases), site }, listing, files, keys };
}

/** Digits that stand for a text, quickly made: nobody forges anything here. */
function hash(text: string, length: number): string {
  let digits = '';
  for (let part = 0; digits.length < length; part += 1) {
    let value = 0x811c9dc5 ^ part;
    for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
    digits += (Math.imul(value, 0x2c1b3c6d) >>> 0).toString(16).padStart(8, '0');
  }
  return digits.slice(0, length);
}

function shortHash(text: string): string {
  return hash(text, 8);
}
