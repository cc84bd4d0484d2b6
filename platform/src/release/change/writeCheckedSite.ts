import { ConflictError, ExplainedError, NotFoundError, StoreError } from 'shared/contract';
import { hashSiteInputs } from '../../compose/pages/inputHashes.ts';
import { writeSite } from '../../compose/site/writeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { createAlteredError } from '../../store/content/createOrCompare.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import { readEntry } from '../../store/protocol/findNewestEntry.ts';
import type { Canary, Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import { runInParallel } from '../../store/runInParallel.ts';
import { replaceReleases, requireRelease } from '../live/liveReleases.ts';
import type { ChangeOptions, LiveChange, WantedCanary } from './ChangeOptions.ts';
import { prepareCheckedSite } from './prepareCheckedSite.ts';
import { type PublicPages, refuseChange, refuseDroppedPages } from './refuseChange.ts';

/** One attempt of `makeLive` to change the live entry. If another writer is faster, the next attempt starts from that writer's entry. */
export interface ChangeAttempt extends ChangeOptions, LiveChange {
  readonly why: string;
  readonly live: LogEntry | undefined;
}

/** A site in the store that has passed all checks. */
interface ProvenSite {
  readonly site: string;
  readonly rendered: number;
}

/**
 * Composes a site, checks its new releases (bytes, signatures, pages, the release gate, pages that would disappear), and writes it.
 * @throws the fault that forbids the site; nothing was written then
 */
export async function writeCheckedSite(
  attempt: ChangeAttempt,
  composition: Composition,
  releases: readonly ReleaseId[],
  { mayDrop = false }: { readonly mayDrop?: boolean } = {},
): Promise<ProvenSite> {
  const { store, live, permits, rollsBack } = attempt;
  for (const release of releases) await requireRelease(store, release);
  const unproven = releases.filter((release) => !wasLive(attempt, release));
  // Finds the restored site in the store, if it is still there. A rollback to it renders nothing and skips the gate.
  const before = rollsBack ? await readEarlierEntries(attempt) : [];
  const knownSite = rollsBack && unproven.length === 0 ? await findKnownSite(attempt, composition, before) : undefined;
  const former = listSitesShowing(before, releases);
  const prepared = knownSite ? undefined : await prepareCheckedSite({ ...attempt, former }, composition, unproven);
  // Checks for lost pages, except in a rollback to former releases: pages of the replaced releases may disappear.
  if (live && !mayDrop && !(rollsBack && unproven.length === 0))
    refuseDroppedPages(
      await listPublicPages(store, live.site),
      prepared ?? (await listPublicPages(store, knownSite ?? '')),
      permits?.drops,
    );
  // Writes the site that was checked. The store may have another one with the same input hash.
  if (prepared) return { site: await writeSite(store, await prepared.files()), rendered: prepared.rendered };
  if (knownSite) await verifySiteFiles(store, knownSite, live?.site);
  return { site: knownSite ?? '', rendered: 0 };
}

/** Number of entries before the live one in which a rollback looks for the restored site. Without it, pages are rendered again. */
const lookedBack = 8;

/**
 * Reads the target entry of a rollback. Without a target, reads the entries before the live one, newest first, and skips unreadable ones.
 */
async function readEarlierEntries({ store, live, rollsBack }: ChangeAttempt): Promise<LogEntry[]> {
  if (rollsBack?.to) return [rollsBack.to];
  const last = (live?.number ?? 1) - 1;
  const numbers = Array.from({ length: Math.min(lookedBack, last) }, (_, back) => last - back);
  const read = await Promise.all(numbers.map((number) => readEntry(store.read, number).catch(ignoreUnreadable)));
  return read.filter((entry) => entry !== undefined);
}

/** Lists the latest site of each release, whose pages may be reused. */
const listSitesShowing = (entries: readonly LogEntry[], releases: readonly ReleaseId[]): string[] =>
  releases.flatMap(
    ({ name, version }) => entries.find(({ composition }) => composition.releases[name] === version)?.site ?? [],
  );

/**
 * Finds the former site with the input hash of the composition. The site's listing must confirm the hash.
 * @returns undefined if there is none
 * @throws IntegrityError if that listing was altered
 */
async function findKnownSite(
  { store }: ChangeAttempt,
  composition: Composition,
  before: readonly LogEntry[],
): Promise<string | undefined> {
  const inputHash = hashSiteInputs(composition);
  const entry = before.find(({ recipe }) => recipe === inputHash);
  if (!entry) return undefined;
  const listing = await readSite(store.read, entry.site).catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });
  return listing?.recipe === inputHash ? entry.site : undefined;
}

/** Tells whether a rollback restores this release. It was live before, so it has passed the release gate. */
function wasLive({ rollsBack, live }: ChangeAttempt, { name, version }: ReleaseId): boolean {
  if (!rollsBack) return false;
  return rollsBack.to?.composition.releases[name] === version || (live?.earlier[name]?.includes(version) ?? false);
}

async function listPublicPages({ read }: ReleaseStore, site: string): Promise<PublicPages> {
  const { pages, redirects = {} } = await readSite(read, site);
  return { documents: Object.keys(pages), redirects };
}

interface CanaryBeside {
  readonly canary?: Canary | undefined;
  readonly rendered: number;
  readonly notes: readonly string[];
}

/**
 * Composes the canary's site for the next composition. Ends a running canary that no longer fits, because a canary must not block another
 * team's change.
 * @param liveSiteStays true if the next entry has the same live site, so the canary's site stays, too
 * @throws the fault that forbids the canary to begin or to get a larger share
 */
export async function writeCanarySite(
  attempt: ChangeAttempt,
  wanted: WantedCanary | undefined,
  composition: Composition,
  liveSiteStays: boolean,
): Promise<CanaryBeside> {
  if (!wanted) return { rendered: 0, notes: [] };
  const { store, live, permits } = attempt;
  const { name, version, percent } = wanted;
  const running = live?.canary;
  const compose = async (
    releases: readonly ReleaseId[],
    options?: { readonly mayDrop: boolean },
  ): Promise<CanaryBeside> => {
    const canaryComposition = replaceReleases(composition, [{ name, version }]);
    const { site, rendered } = await writeCheckedSite(attempt, canaryComposition, releases, options);
    return { canary: { name, version, percent, site }, rendered, notes: [] };
  };
  if (running?.name !== name || running.version !== version) {
    refuseChange(live, wanted, permits);
    // Refuses a canary of another package, because it would take visitors from the running one.
    if (running && running.name !== name)
      throw new ConflictError({
        fact: `A canary of ${running.name} ${running.version} runs already. Only one canary can run at a time.`,
        nextStep: 'Promote it, or end it with "release abort".',
      });
    if (composition.releases[name] !== version) return compose([wanted]);
    throw new ConflictError({
      fact: `${name} ${version} is already live for all visitors.`,
      nextStep: 'Run "release list" to see other releases.',
    });
  }
  if (percent !== running.percent) {
    refuseChange(live, wanted, permits);
    await requireRelease(store, wanted);
  }
  if (liveSiteStays) return { canary: { ...running, percent }, rendered: 0, notes: [] };
  try {
    await requireRelease(store, wanted);
    // Permits lost pages, because they were accepted when the canary began.
    return await compose([], { mayDrop: true });
  } catch (error) {
    // Rethrows a fault of the store, because it does not prove that the canary no longer fits the composition.
    if (!(error instanceof ExplainedError) || error instanceof StoreError) throw error;
    const reason = `${error.what} ${error.fact}`.trim().replace(/\s*\n\s*/g, ' ');
    const note = `the canary of ${name} ${version} cannot be composed with it and has ended: ${reason}`;
    return { rendered: 0, notes: [note] };
  }
}

/**
 * Verifies the files of a site before a rollback restores it. Skips files that the live site also has.
 * @throws IntegrityError that names the first missing or altered file
 */
async function verifySiteFiles(store: ReleaseStore, site: string, live: string | undefined): Promise<void> {
  const { files } = await readSite(store.read, site);
  const liveListing = live === undefined ? undefined : await readSite(store.read, live).catch(() => undefined);
  const ownContents = Object.keys(files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (findContent(files, file) ?? []),
  );
  const liveContents = Object.keys(liveListing?.files ?? {}).flatMap(
    (file) => (liveListing && findContent(liveListing.files, file)) || [],
  );
  const keys = new Set(liveContents.map(getContentKey));
  const differing = ownContents.filter((content) => !keys.has(getContentKey(content)));
  await runInParallel(differing, 24, async (content) => {
    if (!(await readStoredContent(store, content).catch(ignoreUnreadable)))
      throw createAlteredError(getContentKey(content));
  });
}
