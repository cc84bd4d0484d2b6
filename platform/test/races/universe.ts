import { createHash } from 'node:crypto';
import { CompositionError, storedFormat } from 'shared/contract';
import { packPage } from '../../src/compose/composePages.ts';
import type { PreparedSite } from '../../src/compose/composeSite.ts';
import { siteInputHash } from '../../src/compose/inputHashes.ts';
import { knownPages } from '../../src/compose/keptPages.ts';
import { type ListedPage, siteFiles } from '../../src/compose/writeSite.ts';
import { requireVerified } from '../../src/release/live/live.ts';
import { contentDigest, integrityOf } from '../../src/store/integrityOf.ts';
import { inOrder } from '../../src/store/protocol/inOrder.ts';
import type { Composition } from '../../src/store/protocol/logEntry.ts';
import type { Unsealed } from '../../src/store/protocol/seal.ts';
import type { ReleaseId } from '../../src/store/releaseId.ts';
import type { ReleaseStore } from '../../src/store/releaseStore.ts';

/** All the releases that there can be, and what is composed of them: small, and the same in every run. Nothing is rendered. */

/** A release as it would be built. */
export interface Build {
  readonly description: Unsealed;
  /** Its files by their paths inside it. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** The version that the gate refuses. */
const refusedVersion = '1.3.0';
export const isRefused = ({ name, version }: ReleaseId): boolean => name === 'news' && version === refusedVersion;

/** @param common tells a file that several versions bring; `content` what is its own */
function build(name: string, version: string, common: string, content = version): Build {
  const main = `browser/js/main.${hash(`${name} ${content}`, 8)}.js`;
  const texts = {
    'node/main.cjs': `// ${name} ${content}`,
    [main]: `export const release = '${name} ${content}';`,
    [`browser/js/common.${hash(`${name} ${common}`, 8)}.js`]: `export const common = '${name} ${common}';`,
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  const integrities = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, integrityOf(bytes)]));
  const description: Unsealed = {
    format: storedFormat,
    contract: 1,
    name,
    version,
    entry: main,
    chunks: {},
    node: 'node/main.cjs',
    shares: {},
    files: integrities,
    content: contentDigest(integrities).slice(0, 10),
  };
  return { description, files };
}

/** Builds that are released when a run begins. */
export const released: readonly Build[] = [
  build('shell', '1.0.0', 'a'),
  build('shell', '1.1.0', 'a'),
  build('news', '1.0.0', 'a'),
  build('news', '1.1.0', 'a'),
  build('news', '1.2.0', 'b'),
  build('news', refusedVersion, 'b'),
  build('blog', '1.0.0', 'a'),
  build('blog', '1.1.0', 'b'),
];

/** Builds that are not released yet: one version twice, with other bytes. */
export const unreleased: readonly Build[] = [
  build('news', '2.0.0', 'a', '2.0.0 as ann built it'),
  build('news', '2.0.0', 'a', '2.0.0 as bob built it'),
  build('blog', '2.0.0', 'a'),
];

/** Writes the releases of a composition as a text. */
export const inputsOf = ({ releases }: Pick<Composition, 'releases'>): string =>
  Object.keys(releases)
    .sort()
    .map((name) => `${name}@${releases[name]}`)
    .join(' ');

/** A composed site: its id, and every key of it. */
export interface KnownSite {
  readonly id: string;
  readonly keys: readonly string[];
}

const byInputs = new Map<string, KnownSite>();
const byId = new Map<string, KnownSite>();

let remembered: readonly (readonly [inputs: string, site: KnownSite])[] = [];

/** Sites composed so far are known to every run from now on. */
export const rememberSites = (): void => {
  remembered = [...byInputs];
};

/** Forgets the sites that former runs composed: a run must not depend on the ones before it. */
export function forgetSites(): void {
  byInputs.clear();
  byId.clear();
  for (const [inputs, site] of remembered) {
    byInputs.set(inputs, site);
    byId.set(site.id, site);
  }
}

/** The site that a composition makes, the same always; undefined where it was never composed. */
export const siteOf = (composition: Pick<Composition, 'releases'>): KnownSite | undefined =>
  byInputs.get(inputsOf(composition));

/** Every key of a site; of one that was never composed its own id, which is no key and never there. */
export const keysOfSite = (id: string): readonly string[] => byId.get(id)?.keys ?? [id];

/** Stands for composing: a page is made of the shell and of its own remote, and what lies there is taken as it lies. */
export async function prepareSite(store: ReleaseStore, composition: Composition): Promise<PreparedSite> {
  const { releases } = composition;
  for (const [name, version] of Object.entries(releases)) await requireVerified(store, { name, version });
  const known = await knownPages(store);
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
    'snapshot.json': JSON.stringify({ releases: inOrder(releases) }),
    'reach.json': JSON.stringify({ format: storedFormat, mapFrame: '', contactEndpoint: '' }),
  };
  const origin = { recipe: siteInputHash(composition) };
  if (!siteOf(composition)) {
    const { id, pages, own: others, listing } = await siteFiles(all, own, origin);
    const site = { id, keys: [...pages, ...others, listing].map(({ key }) => key) };
    byInputs.set(inputsOf(composition), site);
    byId.set(id, site);
  }
  return {
    loaded: {} as PreparedSite['loaded'],
    documents: Object.keys(all),
    redirects: {},
    rendered: Object.values(written).filter(({ written: bytes }) => bytes).length,
    files: () => siteFiles(written, own, origin),
  };
}

/** Stands for the gate. @throws CompositionError if one of the releases is refused */
export async function passGate(_store: ReleaseStore, releases: readonly ReleaseId[]): Promise<{ warnings: [] }> {
  for (const release of releases)
    if (isRefused(release)) throw new CompositionError({ fact: `${release.name} may not become live.`, nextStep: '' });
  return { warnings: [] };
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
