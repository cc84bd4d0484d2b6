import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { addressOf, type Composition, type LogEntry, type Path, type Release, releaseBase } from 'shared/contract';
import { newestEntry, type ReleaseStore } from 'shared/release';
import { checkLinks } from './checkLinks.ts';
import { type LoadedComposition, loadComposition } from './loadComposition.ts';
import { jobsOf, prerenderPages, type RenderedPage } from './prerenderPages.ts';
import { recipeOf } from './recipeOf.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { siteKey, writeSite } from './writeSite.ts';

export interface ComposeOptions {
  readonly store: ReleaseStore;
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  readonly why: string;
  readonly onProgress?: (step: string) => void;
}

/** What composing came to. */
export interface Composed {
  readonly entry: LogEntry;
  /** False if this very composition is live already; then nothing was rendered. */
  readonly changed: boolean;
}

/**
 * Composition in, static site out, live when the log's next entry exists.
 * @throws with every failing page and every dead link listed; the site that stood before still stands
 */
export async function compose({ store, change, why, onProgress = () => {} }: ComposeOptions): Promise<Composed> {
  for (;;) {
    const live = await newestEntry(store);
    const composition = inOrder(change(live?.composition));
    const recipe = recipeOf(composition);
    if (live?.recipe === recipe && (await store.read(siteKey(live.site, 'site.json'))))
      return { entry: live, changed: false };

    const loaded = await loadComposition(store, composition);
    const jobs = jobsOf(loaded.snapshot.routes.map(({ path }) => path as Path));
    const pages = await prerenderPages({ storePlace: store.place, composition, jobs }, (done) =>
      onProgress(`${done} of ${jobs.length} pages`),
    );
    reportFailures(pages, [loaded.shell.release, ...loaded.remotes.map(({ release }) => release)]);
    const site = await writeSite(store, filesOf(loaded, pages));
    const entry: LogEntry = {
      number: (live?.number ?? 0) + 1,
      at: new Date().toISOString(),
      who: userInfo().username,
      why,
      nonce: randomUUID(),
      composition,
      site,
      recipe,
    };
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (await appendEntry(store, entry)) return { entry, changed: true };
  }
}

/** The same composition, whatever order it was written in: the site that follows from it is the same to the byte. */
function inOrder({ releases, site }: Composition): Composition {
  const sorted = <T>(object: Record<string, T>) =>
    Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { releases: sorted(releases), site: sorted(site) };
}

const appendEntry = (store: ReleaseStore, entry: LogEntry): Promise<boolean> =>
  store.create(`log/${String(entry.number).padStart(8, '0')}.json`, `${JSON.stringify(entry, null, 2)}\n`);

type Page = Extract<RenderedPage, { outcome: 'page' }>;

function reportFailures(
  pages: readonly RenderedPage[],
  releases: readonly Release[],
): asserts pages is readonly Page[] {
  const failures = pages.filter((page) => page.outcome === 'failure');
  const rendered = pages.filter((page) => page.outcome === 'page');
  const faults = [
    ...failures.map(({ job, reason }) => `${addressOf(job.path, job.language)}: ${reason}`),
    // Links into a page that failed would be reported once more for every page that has them.
    ...(failures.length === 0 ? checkLinks(rendered, (address) => isReleased(releases, address)) : []),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `The site could not be composed; ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}\n` +
      'What was live is still live. Mend what the lines name, release that remote and compose again.',
  );
}

/** Whether an address below `/r/` is a file of one of the releases. */
function isReleased(releases: readonly Release[], address: string): boolean {
  return releases.some(({ name, version, files }) => {
    const base = releaseBase(name, version);
    return address.startsWith(base) && `browser/${address.slice(base.length)}` in files;
  });
}

function filesOf({ shell, snapshot, site }: LoadedComposition, pages: readonly Page[]): Record<string, string> {
  return {
    ...Object.fromEntries(pages.map(({ job, html }) => [fileOf(addressOf(job.path, job.language)), html])),
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
