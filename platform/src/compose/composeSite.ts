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

/**
 * A composed site for a composition, without making it live.
 * @throws CompositionError with every failing page and every dead link; what loading the composition throws
 */
export async function composeSite(
  store: ReleaseStore,
  composition: Composition,
  { onProgress = () => {}, pageTimeLimit }: RenderingOptions = {},
): Promise<{ readonly site: string; readonly rendered: number }> {
  const loaded = await loadComposition(releasesIn(store), composition);
  const jobs = jobsOf(loaded.snapshot.routes.map(({ path }) => path as Path));
  const progress = (done: number, of: number) => onProgress(`${done} of ${of} pages`);
  const composed = await composePages(store, loaded, jobs, progress, pageTimeLimit);
  const pages = requireSound(composed, loaded);
  await writePages(store, pages);
  const site = await writeSite(store, documentsOf(pages), othersOf(loaded), { redirects: redirectsIn(loaded) });
  await store.create(knownSiteKey(siteInputHash(composition)), JSON.stringify({ site }));
  return { site, rendered: pages.filter(({ rendered }) => rendered).length };
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
    'icon.svg': shell.module.iconSvg,
    // The only foreign origins a page may reach: the serving's policy is made of them.
    'reach.json': JSON.stringify({ mapFrame: site.mapFrame, contactEndpoint: site.contactEndpoint }),
    'sitemap.xml': sitemapXml(snapshot.routes, site.origin),
    'robots.txt': robotsTxt(site.origin),
  };
}

/** The file of an address: `/` is `index.html`, `/portfolio` is `portfolio.html`. */
const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
