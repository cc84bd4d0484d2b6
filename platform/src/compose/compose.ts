import { createHash, randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { addressOf, CompositionError, type Path, type Release, releaseBase } from 'shared/contract';
import { type EntryFlags, flagsOf, writtenFlags } from '../store/protocol/entryFlags.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { entryKey, knownSiteKey, listingKey } from '../store/protocol/keys.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { parseJson, readJson } from '../store/protocol/readKey.ts';
import { requireEntryBytes } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { checkLinks } from './checkLinks.ts';
import { type ComposedPage, composePages, writePages } from './composePages.ts';
import { siteInputHash } from './inputHashes.ts';
import { type LoadedComposition, loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { jobsOf } from './prerenderPages.ts';
import { type Permits, refuseChanges } from './refuseChange.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { type SitePage, writeSite } from './writeSite.ts';

export interface ComposeOptions {
  readonly store: ReleaseStore;
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** What becomes of holds, refusals and a canary: those of the live entry in, those of the next one out. They stay by default. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined, next: Composition) => EntryFlags) | undefined;
  /** What may be changed though the flags forbid it; nothing by default. */
  readonly permits?: Permits | undefined;
  readonly why: string;
  readonly who?: string | undefined;
  /** The command, for the log. */
  readonly verb?: string | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
}

/** What composing came to. */
export interface Composed {
  readonly entry: LogEntry;
  /** False if this very composition is live already; then nothing was rendered. */
  readonly changed: boolean;
  /** How many pages were rendered for it; the others were taken as they lay. */
  readonly rendered: number;
}

/**
 * Composition in, static site out, live when the log's next entry exists.
 * @throws ConflictError if a package is held or a version was rolled back; CompositionError with every failing page and every dead link
 * listed. The site that stood before still stands
 */
export async function compose({
  store,
  change,
  flags: nextFlags = (now) => now,
  permits = {},
  why,
  who = userInfo().username,
  verb = 'compose',
  ...rendering
}: ComposeOptions): Promise<Composed> {
  let rendered = 0;
  for (;;) {
    const live = await newestEntry(store.read);
    const { releases, site } = change(live?.composition);
    const composition = { releases: inOrder(releases), site: inOrder(site) };
    const inputHash = siteInputHash(composition);
    refuseChanges(live, composition, permits);
    const flags = writtenFlags(nextFlags(flagsOf(live), live, composition));
    const sameSite = live?.recipe === inputHash && (await store.read(listingKey(live.site)));
    if (live && sameSite && isDeepStrictEqual(flags, writtenFlags(flagsOf(live))))
      return { entry: live, changed: false, rendered };

    const known = sameSite ? live.site : await knownSite(store, inputHash);
    const composed = known ? { site: known, rendered: 0 } : await composeSite(store, composition, rendering);
    rendered += composed.rendered;
    const entry: LogEntry = {
      number: (live?.number ?? 0) + 1,
      at: new Date().toISOString(),
      who,
      why,
      nonce: randomUUID(),
      composition,
      site: composed.site,
      recipe: inputHash,
      previous: live ? await digestOf(store, live) : '',
      verb,
      ...flags,
    };
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (await appendEntry(store, entry)) return { entry, changed: true, rendered };
  }
}

/** A composed site for a composition, without making it live. */
export async function composeSite(
  store: ReleaseStore,
  composition: Composition,
  { onProgress = () => {}, pageTimeLimit }: Pick<ComposeOptions, 'onProgress' | 'pageTimeLimit'> = {},
): Promise<{ readonly site: string; readonly rendered: number }> {
  const loaded = await loadComposition(releasesIn(store), composition);
  const jobs = jobsOf(loaded.snapshot.routes.map(({ path }) => path as Path));
  const pages = await composePages(
    store,
    loaded,
    jobs,
    (done, of) => onProgress(`${done} of ${of} pages`),
    pageTimeLimit,
  );
  reportFailures(pages, [loaded.shell.release, ...loaded.remotes.map(({ release }) => release)]);
  await writePages(store, pages);
  const site = await writeSite(store, documentsOf(pages), othersOf(loaded));
  await store.create(knownSiteKey(siteInputHash(composition)), JSON.stringify({ site }));
  return { site, rendered: (pages as readonly Page[]).filter(({ rendered }) => rendered).length };
}

/** Which site was made of the same inputs before: going back to it renders nothing. */
async function knownSite(store: ReleaseStore, inputHash: string): Promise<string | undefined> {
  const known = await readJson(store.read, knownSiteKey(inputHash));
  if (known === undefined) return undefined;
  const { site } = known as { site?: unknown };
  return typeof site === 'string' && (await store.read(listingKey(site))) ? site : undefined;
}

async function digestOf(store: ReleaseStore, { number }: LogEntry): Promise<string> {
  return createHash('sha256')
    .update(await requireEntryBytes(store, number))
    .digest('hex');
}

/**
 * Creates the entry. Where the store's answer got lost, the nonce tells whether the entry that stands there is this one.
 */
async function appendEntry(store: ReleaseStore, entry: LogEntry): Promise<boolean> {
  if (await store.create(entryKey(entry.number), `${JSON.stringify(entry, null, 2)}\n`)) return true;
  const there = parseJson(await requireEntryBytes(store, entry.number), entryKey(entry.number));
  return (there as { nonce?: unknown }).nonce === entry.nonce;
}

type Page = Extract<ComposedPage, { outcome: 'page' }>;

function reportFailures(
  pages: readonly ComposedPage[],
  releases: readonly Release[],
): asserts pages is readonly Page[] {
  const faults = faultsOf(pages, releases);
  if (faults.length === 0) return;
  throw new CompositionError({
    what: `The site could not be composed; ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n`,
    fact: `  ${faults.join('\n  ')}\n`,
    nextStep: 'What was live is still live. Mend what the lines name, release that remote and compose again.',
  });
}

/** Every page that failed; where none did, every link and file that leads nowhere. A line each. */
export function faultsOf(pages: readonly ComposedPage[], releases: readonly Release[]): string[] {
  const failures = pages.filter((page) => page.outcome === 'failure');
  const rendered = pages.filter((page) => page.outcome === 'page');
  return [
    ...failures.map(({ job, reason }) => `${addressOf(job.path, job.language)}: ${reason}`),
    // Links into a page that failed would be reported once more for every page that has them.
    ...(failures.length === 0 ? checkLinks(rendered, (address) => isReleased(releases, address)) : []),
  ];
}

/** Whether an address below `/r/` is a file of one of the releases. */
function isReleased(releases: readonly Release[], address: string): boolean {
  return releases.some(({ name, version, files }) => {
    const base = releaseBase(name, version);
    return address.startsWith(base) && `browser/${address.slice(base.length)}` in files;
  });
}

const documentsOf = (pages: readonly Page[]): Record<string, SitePage> =>
  Object.fromEntries(pages.map(({ job, html, key }) => [fileOf(addressOf(job.path, job.language)), { html, key }]));

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
