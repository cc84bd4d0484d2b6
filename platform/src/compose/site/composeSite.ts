import { CompositionError, formatAddress, type Path, storedFormat } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { toDocumentFile } from '../../store/protocol/siteListing.ts';
import { loadComposition } from '../load/loadComposition.ts';
import { createStoreSource, type LoadedComposition } from '../load/loadedRelease.ts';
import { descriptionsFile, type ReleaseDescriptions, serializeDescriptions } from '../load/releaseDescriptions.ts';
import { type ComposeOptions, composePages } from '../pages/composePages.ts';
import { hashSiteInputs } from '../pages/inputHashes.ts';
import { type DatedPage, type DatePages, type ModifiedDates, siteMapFileName } from '../pages/modifiedDates.ts';
import { listPageJobs } from '../pages/pageRenderer.ts';
import { checkOwnFiles, pickOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import { requireRenderedPages, type ValidPage } from './checkLinks.ts';
import { collectRedirects, type Redirects } from './collectRedirects.ts';
import { createRobotsTxt, createSitemap } from './crawlerFiles.ts';
import { createWebAppManifests, listIconAddresses } from './webAppManifests.ts';
import { type FindLiveFile, prepareSiteFiles, type SiteFiles, writeSite } from './writeSite.ts';

export interface SiteOptions extends ComposeOptions {
  /** Stored descriptions of the live site's releases, which save evaluating unchanged releases. */
  readonly described?: ReleaseDescriptions | undefined;
  /** Finds the dates of pages. Without this function, the site map has no dates. */
  readonly dating?: DatePages | undefined;
  /** Finds the files of the live site that are neither packed nor written again. */
  readonly findLive?: FindLiveFile | undefined;
  /**
   * Called with the fault of an owner's address that a newer page has taken, or whose target was removed. The address is then left out.
   * Without this function, compose refuses the site instead.
   */
  readonly onLeftOut?: ((fault: string) => void) | undefined;
}

/** A site that is composed and checked in memory, but not written. */
export interface PreparedSite {
  readonly loaded: LoadedComposition;
  /** Names of documents: `en/portfolio.html`. */
  readonly documents: readonly string[];
  /** Redirect targets by former address; null for a removed page. */
  readonly redirects: Readonly<Record<string, string | null>>;
  readonly rendered: number;
  /** Compresses the files of the site, and lists them with their keys. */
  files(): Promise<SiteFiles>;
}

/**
 * Composes a site in memory.
 * @throws CompositionError with every failing page and every dead link; errors of `loadComposition`
 */
export async function prepareSite(
  store: ReleaseStore,
  composition: Composition,
  { described, dating, findLive, onLeftOut, ...options }: SiteOptions = {},
): Promise<PreparedSite> {
  const loaded = await loadComposition(createStoreSource(store), composition, described);
  const jobs = listPageJobs(loaded.snapshot.routes.map(({ path }) => path as Path));
  const pages = requireRenderedPages(await composePages(store, loaded, jobs, options), loaded);
  const documents = pages.map(getPageDocument);
  const { redirects, files: own, faults } = listAddresses(loaded, documents);
  if (onLeftOut) for (const fault of faults) onLeftOut(fault);
  else requireNone(faults);
  return {
    loaded,
    documents,
    redirects,
    rendered: pages.filter(({ written }) => written).length,
    async files() {
      const dates = (await dating?.(datePages(pages))) ?? {};
      const others = { ...own, ...createOtherFiles(loaded, dates) };
      const owners = new Map(loaded.snapshot.routes.map(({ path, owner }) => [path, owner]));
      const documents = Object.fromEntries(
        pages.map((page) => [getPageDocument(page), { ...page, owner: owners.get(page.job.path) ?? 'shell' }]),
      );
      return prepareSiteFiles(documents, others, {
        recipe: hashSiteInputs(composition),
        redirects,
        findLive,
      });
    },
  };
}

/** Throws if an owner's address is invalid. @throws CompositionError with all faults */
function requireNone(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new CompositionError({
    what: 'The site could not be composed.\n',
    fact: `  ${faults.join('\n  ')}\n`,
    nextStep: 'The live site has not changed. Correct these faults in site.json and compose again.',
  });
}

/** Composes and writes a site, without making it live. @throws as `prepareSite` does */
export async function composeSite(
  store: ReleaseStore,
  composition: Composition,
  options?: SiteOptions,
): Promise<{ readonly site: string; readonly rendered: number }> {
  const prepared = await prepareSite(store, composition, options);
  return { site: await writeSite(store, await prepared.files()), rendered: prepared.rendered };
}

/** Returns the name of a page's document: `en/portfolio.html`. */
const getPageDocument = ({ job }: ValidPage): string => toDocumentFile(formatAddress(job.path, job.language));

/** Collects the site's redirects and the owner's files, and all faults in the owner's addresses. */
function listAddresses(loaded: LoadedComposition, documents: readonly string[]) {
  const { shell, remotes, snapshot, composition } = loaded;
  const ownAddresses = pickOwnerRedirectsAndFiles(composition.site);
  const paths = snapshot.routes.map(({ path }) => path);
  const names = new Set([...documents, ...Object.keys(createOtherFiles(loaded, {}))]);
  const isTaken = ([from]: readonly [string, unknown]) => names.has(from.slice(1));
  const takenRedirects = Object.entries(ownAddresses.redirects).filter(isTaken);
  const free = Object.fromEntries(Object.entries(ownAddresses.redirects).filter((line) => !isTaken(line)));
  const foundRedirects = collectRedirects(remotes, paths, free);
  const icons = listIconAddresses(shell);
  const redirects: Redirects = { ...icons, ...foundRedirects.redirects };
  for (const address of Object.keys(icons)) names.add(address.slice(1));
  const { files, faults } = checkOwnFiles(ownAddresses, names, new Set(Object.keys(redirects)));
  return {
    redirects,
    files,
    faults: [
      ...takenRedirects.map(([from]) => `redirects of site.json: ${from} is a page or a file of the site.`),
      ...foundRedirects.ownFaults,
      ...faults,
    ],
  };
}

/** Lists the pages that get a date: all but the not-found pages, which have no address. */
const datePages = (pages: readonly ValidPage[]): DatedPage[] =>
  pages
    .filter(({ job }) => !job.notFound)
    .map(({ job, key, facts }) => ({ address: formatAddress(job.path, job.language), key, words: facts.words }));

function createOtherFiles(loaded: LoadedComposition, dates: ModifiedDates): Record<string, string> {
  const { shell, snapshot, site } = loaded;
  return {
    [descriptionsFile]: serializeDescriptions(loaded),
    'snapshot.json': `${JSON.stringify(snapshot)}\n`,
    'icon.svg': shell.iconSvg,
    ...createWebAppManifests(loaded),
    // Other origins that pages contact. Hosts add them to the content security policy.
    'reach.json': JSON.stringify({
      format: storedFormat,
      mapFrame: site.mapFrame,
      contactEndpoint: site.contactEndpoint,
    }),
    [siteMapFileName]: createSitemap(snapshot.routes, site.origin, dates),
    'robots.txt': createRobotsTxt(site.origin),
  };
}
