import { addressOf, type Path } from 'shared/contract';
import { knownSiteKey, listingKey } from '../store/protocol/keys.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import { readJson } from '../store/protocol/readKey.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { composePages, writePages } from './composePages.ts';
import { robotsTxt, sitemapXml } from './crawlerFiles.ts';
import { requireSound, type SoundPage } from './faultsOf.ts';
import { siteInputHash } from './inputHashes.ts';
import { type LoadedComposition, loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { jobsOf } from './prerenderPages.ts';
import { type Redirects, redirectsOf } from './redirectsOf.ts';
import { type SitePage, writeSite } from './writeSite.ts';

/** How a site is rendered. */
export interface RenderingOptions {
  readonly onProgress?: ((step: string) => void) | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
}

/** A site whose pages are sound, and not written yet. */
export interface PreparedSite {
  readonly loaded: LoadedComposition;
  /** Its documents by their file: `en/portfolio.html`. */
  readonly documents: readonly string[];
  /** Where former pages went, by address; null where they are gone. */
  readonly redirects: Readonly<Record<string, string | null>>;
  /** How many pages were rendered for it; the others were taken as they lay. */
  readonly rendered: number;
  /** Writes it into the store. @returns its id */
  write(): Promise<string>;
}

/**
 * Composes a site in memory.
 * @throws CompositionError with every failing page and every dead link; what loading the composition throws
 */
export async function prepareSite(
  store: ReleaseStore,
  composition: Composition,
  { onProgress = () => {}, pageTimeLimit }: RenderingOptions = {},
): Promise<PreparedSite> {
  const loaded = await loadComposition(releasesIn(store), composition);
  const jobs = jobsOf(loaded.snapshot.routes.map(({ path }) => path as Path));
  const progress = (done: number, of: number) => onProgress(`${done} of ${of} pages`);
  const composed = await composePages(store, loaded, jobs, progress, pageTimeLimit);
  const pages = requireSound(composed, loaded);
  const documents = documentsOf(pages);
  const redirects = redirectsIn(loaded);
  return {
    loaded,
    documents: Object.keys(documents),
    redirects,
    rendered: pages.filter(({ rendered }) => rendered).length,
    async write() {
      await writePages(store, pages);
      const site = await writeSite(store, documents, othersOf(loaded), { redirects });
      await store.create(knownSiteKey(siteInputHash(composition)), JSON.stringify({ site }));
      return site;
    },
  };
}

/** A composed site for a composition, without making it live. @throws as `prepareSite` does */
export async function composeSite(
  store: ReleaseStore,
  composition: Composition,
  options?: RenderingOptions,
): Promise<{ readonly site: string; readonly rendered: number }> {
  const known = await knownSite(store, siteInputHash(composition));
  if (known) return { site: known, rendered: 0 };
  const prepared = await prepareSite(store, composition, options);
  return { site: await prepared.write(), rendered: prepared.rendered };
}

/** Which site was made of the same inputs before: going back to it renders nothing. */
export async function knownSite({ read }: ReleaseStore, inputHash: string): Promise<string | undefined> {
  const known = await readJson(read, knownSiteKey(inputHash));
  if (known === undefined) return undefined;
  const { site } = known as { site?: unknown };
  return typeof site === 'string' && (await read(listingKey(site))) ? site : undefined;
}

const documentsOf = (pages: readonly SoundPage[]): Record<string, SitePage> =>
  Object.fromEntries(pages.map(({ job, html, key }) => [fileOf(addressOf(job.path, job.language)), { html, key }]));

const redirectsIn = ({ remotes, snapshot }: LoadedComposition): Redirects =>
  redirectsOf(
    remotes,
    snapshot.routes.map(({ path }) => path),
  ).redirects;

function othersOf({ shell, snapshot, site }: LoadedComposition): Record<string, string> {
  return {
    'snapshot.json': `${JSON.stringify(snapshot)}\n`,
    'icon.svg': shell.iconSvg,
    // The only foreign origins a page may reach: the serving's policy is made of them.
    'reach.json': JSON.stringify({ mapFrame: site.mapFrame, contactEndpoint: site.contactEndpoint }),
    'sitemap.xml': sitemapXml(snapshot.routes, site.origin),
    'robots.txt': robotsTxt(site.origin),
  };
}

/** The file of an address: `/` is `index.html`, `/portfolio` is `portfolio.html`. */
const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
