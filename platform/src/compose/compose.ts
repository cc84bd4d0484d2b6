import { createHash, randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { addressOf, type Path, type Release, releaseBase } from 'shared/contract';
import { entryKey, listingKey } from '../store/protocol/keys.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { requireEntryBytes } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { checkLinks } from './checkLinks.ts';
import { type ComposedPage, composePages, writePages } from './composePages.ts';
import { type LoadedComposition, loadComposition } from './loadComposition.ts';
import { jobsOf } from './prerenderPages.ts';
import { recipeOf } from './recipeOf.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { type SitePage, writeSite } from './writeSite.ts';

export interface ComposeOptions {
  readonly store: ReleaseStore;
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** What the entry says besides: holds, refusals, a canary. Those of the live one by default. @throws to refuse the change */
  readonly marks?: ((live: LogEntry | undefined, next: Composition) => EntryMarks) | undefined;
  readonly why: string;
  readonly who?: string | undefined;
  /** The command, for the log. */
  readonly verb?: string | undefined;
  readonly onProgress?: (step: string) => void;
}

/** What an entry of the log carries along beside the composition. */
export type EntryMarks = Pick<LogEntry, 'holds' | 'refused' | 'canary'>;

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
 * @throws with every failing page and every dead link listed; the site that stood before still stands
 */
export async function compose({
  store,
  change,
  marks: marksOf = keptMarks,
  why,
  who = userInfo().username,
  verb = 'compose',
  onProgress = () => {},
}: ComposeOptions): Promise<Composed> {
  let rendered = 0;
  for (;;) {
    const live = await newestEntry(store.read);
    const composition = inOrder(change(live?.composition));
    const recipe = recipeOf(composition);
    const marks = marksOf(live, composition);
    const sameSite = live?.recipe === recipe && (await store.read(listingKey(live.site)));
    if (live && sameSite && isDeepStrictEqual(marks, keptMarks(live))) return { entry: live, changed: false, rendered };

    const known = sameSite ? live.site : await knownSite(store, recipe);
    const composed = known ? { site: known, rendered: 0 } : await composeSite(store, composition, recipe, onProgress);
    rendered += composed.rendered;
    const entry: LogEntry = {
      number: (live?.number ?? 0) + 1,
      at: new Date().toISOString(),
      who,
      why,
      nonce: randomUUID(),
      composition,
      site: composed.site,
      recipe,
      previous: live ? await digestOf(store, live) : '',
      verb,
      ...marks,
    };
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (await appendEntry(store, entry)) return { entry, changed: true, rendered };
  }
}

/** A composed site for a composition, without making it live. */
export async function composeSite(
  store: ReleaseStore,
  composition: Composition,
  recipe: string,
  onProgress: (step: string) => void,
): Promise<{ readonly site: string; readonly rendered: number }> {
  const loaded = await loadComposition(store, composition);
  const jobs = jobsOf(loaded.snapshot.routes.map(({ path }) => path as Path));
  const pages = await composePages(store, loaded, jobs, (done, of) => onProgress(`${done} of ${of} pages`));
  reportFailures(pages, [loaded.shell.release, ...loaded.remotes.map(({ release }) => release)]);
  await writePages(store, pages);
  const site = await writeSite(store, documentsOf(pages), othersOf(loaded));
  await store.create(recipeKey(recipe), JSON.stringify({ site }));
  return { site, rendered: (pages as readonly Page[]).filter(({ rendered }) => rendered).length };
}

/** Which site a recipe has made before: going back to it renders nothing. */
async function knownSite(store: ReleaseStore, recipe: string): Promise<string | undefined> {
  const bytes = await store.read(recipeKey(recipe));
  if (!bytes) return undefined;
  const { site } = parseJson(bytes, recipeKey(recipe)) as { site?: unknown };
  return typeof site === 'string' && (await store.read(listingKey(site))) ? site : undefined;
}

const recipeKey = (recipe: string): string => `recipes/${recipe}.json`;

const keptMarks = (live: LogEntry | undefined): EntryMarks => ({
  ...(live?.holds && { holds: live.holds }),
  ...(live?.refused && { refused: live.refused }),
  ...(live?.canary && { canary: live.canary }),
});

async function digestOf(store: ReleaseStore, { number }: LogEntry): Promise<string> {
  return createHash('sha256')
    .update(await requireEntryBytes(store, number))
    .digest('hex');
}

/** The same composition, whatever order it was written in: the site that follows from it is the same to the byte. */
function inOrder({ releases, site }: Composition): Composition {
  const sorted = <T>(object: Record<string, T>) =>
    Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { releases: sorted(releases), site: sorted(site) };
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
  throw new Error(
    `The site could not be composed; ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}\n` +
      'What was live is still live. Mend what the lines name, release that remote and compose again.',
  );
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
