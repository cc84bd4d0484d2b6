import { ConflictError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { alternativeSpelling, toDocumentFile } from '../../store/protocol/siteListing.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';

export interface PermittedViolations {
  /** Permits changes of packages on hold. */
  readonly held?: boolean | undefined;
  /** Permits versions that were rolled back. */
  readonly refused?: boolean | undefined;
  /** Permits a release whose only fault is that another package could no longer be rolled back. */
  readonly rollbacks?: boolean | undefined;
  /** Paths of pages that may disappear without a redirect. */
  readonly drops?: readonly string[] | undefined;
}

/**
 * Throws if a package may not be changed to a version.
 * @throws ConflictError if the package is on hold, or if the version was rolled back
 */
export function refuseChange(
  live: LogEntry | undefined,
  { name, version }: { readonly name: string; readonly version: string | undefined },
  { held = false, refused = false }: PermittedViolations = {},
): void {
  if (!held && live?.holds?.includes(name))
    throw new ConflictError({
      what: `${name} is held:`,
      fact: `${live.composition.releases[name]} stays live until "release unhold ${name}".`,
      nextStep: 'Run "release log" to see who holds it and why.',
    });
  // Refuses a version that was rolled back, because a repeated CI job would promote it again.
  if (!refused && version && Object.hasOwn(live?.refused ?? {}, name) && live?.refused?.[name]?.includes(version))
    throw new ConflictError({
      fact: `${name} ${version} was rolled back. A rolled-back release does not become live again without --force.`,
      nextStep: 'Release a corrected version. If you want this version, run "release promote" with --force.',
    });
}

/** Lists the packages that differ between two compositions, with their next versions; undefined for a removed package. */
export function listChanges(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): { readonly name: string; readonly version: string | undefined }[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => from[name] !== to[name]).map((name) => ({ name, version: to[name] }));
}

/** Picks the changes to a version, which leaves out removed packages. */
export const pickReleases = (changes: ReturnType<typeof listChanges>): ReleaseId[] =>
  changes.flatMap(({ name, version }) => (version ? [{ name, version }] : []));

export interface PublicPages {
  /** Names of documents: `en/portfolio.html`. */
  readonly documents: readonly string[];
  readonly redirects: Readonly<Record<string, string | null>>;
}

/**
 * Requires that every live page keeps its address or gets a redirect.
 * @param drops paths or addresses of pages that may disappear, in any spelling
 * @throws ConflictError with every page that would disappear
 */
export function refuseDroppedPages(live: PublicPages, next: PublicPages, drops: readonly string[] = []): void {
  const permitted = new Set(
    drops.map((path) => getPagePath(toDocumentFile(path.replace(alternativeSpelling, '') || '/'))),
  );
  const droppedPages = findDroppedPages(live, next).filter((path) => !permitted.has(path));
  if (droppedPages.length === 0) return;
  throw new ConflictError({
    what: `${droppedPages.join(', ')} would disappear:`,
    fact: `a link there would lead to "not found". The live site has not changed.`,
    nextStep: `Add ${droppedPages.length === 1 ? 'a redirect for it' : 'a redirect for each'} to the remote. To remove ${droppedPages.length === 1 ? 'the page' : 'the pages'} on purpose, add ${droppedPages.map((path) => `--drops ${path}`).join(' ')}.`,
  });
}

export function findDroppedPages(live: PublicPages, next: PublicPages): string[] {
  const answered = new Set([...next.documents, ...Object.keys(next.redirects).map(toDocumentFile)]);
  const led = Object.entries(live.redirects).flatMap(([address, to]) => (to === null ? [] : [toDocumentFile(address)]));
  return [...new Set([...live.documents, ...led].filter((file) => !answered.has(file)).map(getPagePath))].sort();
}

/** Returns the path of a document's page: `/portfolio` for `en/portfolio.html`. */
function getPagePath(file: string): string {
  const address = file.replace(/\.html$/, '');
  if (address === 'index' || address === 'en') return '/';
  return `/${address.replace(/^en\//, '')}`;
}
