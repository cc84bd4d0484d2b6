import { isDeepStrictEqual } from 'node:util';
import { readDescriptions } from '../../compose/load/releaseDescriptions.ts';
import { readKnownPages } from '../../compose/pages/knownPages.ts';
import { createDating } from '../../compose/pages/modifiedDates.ts';
import { type PreparedSite, prepareSite } from '../../compose/site/composeSite.ts';
import type { FindLiveFile } from '../../compose/site/writeSite.ts';
import { pickOwnerRedirectsAndFiles } from '../../compose/values/ownerRedirectsAndFiles.ts';
import { cacheStoreReads } from '../../store/backends/cacheStoreReads.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { findContent } from '../../store/protocol/content.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import { formatFinding, passGate } from '../gate/runGate.ts';
import { listPreviews } from '../live/listPreviews.ts';
import type { ChangeOptions, LiveChange } from './ChangeOptions.ts';
import type { PermittedViolations } from './refuseChange.ts';

export interface PassOptions extends ChangeOptions {
  readonly live: LogEntry | undefined;
  readonly permits?: PermittedViolations | undefined;
  readonly rollsBack?: LiveChange['rollsBack'];
  /** IDs of earlier sites with these releases, whose pages may be reused. */
  readonly former?: readonly string[] | undefined;
}

/**
 * Composes a site in memory, and lets the release gate check its new releases.
 * @param unproven releases that must pass the gate
 * @throws the fault that forbids the site
 */
export async function prepareCheckedSite(
  {
    store: given,
    live,
    permits,
    rollsBack,
    former = [],
    budgets,
    onProgress,
    onWarning,
    pageTimeLimit,
    pages,
  }: PassOptions,
  composition: Composition,
  unproven: readonly ReleaseId[],
): Promise<PreparedSite> {
  const store = cacheStoreReads(given);
  const previews = (await listPreviews(store)).map(({ site }) => site);
  const before = {
    known: await readKnownPages(store, live, [...former, ...previews]),
    described: await readDescriptions(store, live),
  };
  const dating = createDating(store, live, Date.now());
  // Checks the owner's files and redirects against all pages only if they are new. Old ones must not block a release or a rollback.
  const isWritten =
    !rollsBack &&
    !isDeepStrictEqual(
      pickOwnerRedirectsAndFiles(live?.composition.site ?? {}),
      pickOwnerRedirectsAndFiles(composition.site),
    );
  const onLeftOut = isWritten ? undefined : (fault: string) => onWarning?.(`${fault} This entry is left out.`);
  const prepared = await prepareSite(store, composition, {
    onProgress,
    pageTimeLimit,
    pages,
    ...before,
    dating,
    findLive: live && createLiveFinder(store, await readSite(store.read, live.site)),
    onLeftOut,
  });
  if (unproven.length > 0) {
    const { warnings } = await passGate(store, unproven, {
      ...before,
      proposal: { live, composition, loaded: prepared.loaded },
      budgets,
      pageTimeLimit,
      rendered: pages,
      force: permits?.rollbacks,
    });
    for (const warning of warnings) onWarning?.(formatFinding(warning));
  }
  return prepared;
}

/** Returns a function that finds an intact file of the live site. */
const createLiveFinder =
  (store: ReleaseStore, { files }: SiteListing): FindLiveFile =>
  async (name, body) => {
    const content = findContent(files, name);
    if (content?.body !== body) return undefined;
    return (await readStoredContent(store, content).catch(ignoreUnreadable)) && content;
  };
