import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getBlobKey } from '../../store/protocol/content.ts';
import type { StoreFinding } from '../verify/Inspection.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import { listDatedCompositions } from './listDatedCompositions.ts';
import { type FileRepair, removal } from './rebuildFile.ts';
import { type RebuiltSite, rebuildSite } from './rebuildSite.ts';

/** Function that repair calls with a file's key and its repair. */
export type TakeRepair = (key: string, repair: FileRepair) => void;

const isListing = (key: string): boolean => key.startsWith('sites/');

/**
 * Rebuilds files of composed sites, by composing each site again in memory. If listings are broken, rebuilds only these; other files follow
 * in the next round.
 */
export async function rebuildSiteFiles(
  store: ReleaseStore,
  inspected: InspectedStore,
  broken: readonly StoreFinding[],
  take: TakeRepair,
): Promise<void> {
  const neverFinished = new Set(inspected.unfinished);
  const listings = broken.filter((each) => isListing(each.key) && !neverFinished.has(each));
  const open = new Set((listings.length > 0 ? listings : broken).map(({ key }) => key));
  // While a listing is broken, it may name any page. So pages that no other listing names are kept.
  const mayBeNamed = inspected.findings.some(({ key }) => isListing(key));
  for (const finding of broken) {
    const { key } = finding;
    if (!open.has(key)) continue;
    const sites = listSitesNaming(inspected, key);
    if (!neverFinished.has(finding) && sites.length > 0) await rebuildFor(store, inspected, { key, sites, open, take });
    else if (mayBeNamed && !isListing(key)) take(key, { reason: 'a site with an altered listing may name it' });
    // Removes a file that no site names; compose writes it again when it is needed.
    else take(key, removal);
  }
}

interface Wanted {
  readonly key: string;
  /** IDs of the sites whose listings name the file. */
  readonly sites: readonly string[];
  /** Keys of files that are broken and not rebuilt yet. */
  readonly open: Set<string>;
  readonly take: TakeRepair;
}

/** Composes again each site that contains a broken file, until one gives the file. Also takes the site's other broken files from it. */
async function rebuildFor(
  store: ReleaseStore,
  inspected: InspectedStore,
  { key, sites, open, take }: Wanted,
): Promise<void> {
  let reason = 'neither the log nor a preview has the composition of this site';
  for (const id of sites)
    for await (const dated of listDatedCompositions(store, inspected, id)) {
      if (!open.has(key)) return;
      reason =
        'the rebuilt file differs: the code that composes sites has changed, or the earlier sitemap with the dates of the pages is missing too';
      const { files, whole } = await rebuildSite(store, inspected, id, dated).catch((error: unknown): RebuiltSite => {
        reason = getErrorMessage(error).replace(/\s+/g, ' ').trim();
        return { files: new Map(), whole: false };
      });
      for (const [each, bytes] of files)
        if (open.delete(each) || (whole && !(await store.read(each))?.equals(bytes))) take(each, { bytes });
    }
  if (open.delete(key)) take(key, { reason });
}

function listSitesNaming({ listings }: InspectedStore, key: string): string[] {
  const [, id] = /^sites\/([^./]+)/.exec(key) ?? [];
  if (id !== undefined) return [id];
  return [...listings].flatMap(([site, { files }]) =>
    Object.values(files).some((integrity) => getBlobKey(integrity) === key) ? [site] : [],
  );
}
