import { messageOf } from '../../store/messageOf.ts';
import { blobKey } from '../../store/protocol/content.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { StoreFinding } from '../verify/Inspection.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import { datedOf } from './datedOf.ts';
import type { Remade } from './makeAgain.ts';
import { type RebuiltSite, rebuildSite } from './rebuildSite.ts';

/** Told what becomes of a key. */
export type Take = (key: string, remade: Remade) => void;

const isListing = (key: string): boolean => key.startsWith('sites/');

/**
 * Makes again what belongs to composed sites, each composed once more in memory. Listings come first: they say what the rest must be, and
 * the rest follows in the next round.
 */
export async function makeComposed(
  store: ReleaseStore,
  inspected: InspectedStore,
  broken: readonly StoreFinding[],
  take: Take,
): Promise<void> {
  const neverFinished = new Set(inspected.unfinished);
  const listings = broken.filter((each) => isListing(each.key) && !neverFinished.has(each));
  const open = new Set((listings.length > 0 ? listings : broken).map(({ key }) => key));
  // A listing that cannot be read may name any page.
  const mayBeNamed = inspected.findings.some(({ key }) => isListing(key));
  for (const finding of broken) {
    const { key } = finding;
    if (!open.has(key)) continue;
    const sites = sitesNaming(inspected, key);
    if (!neverFinished.has(finding) && sites.length > 0) await rebuildFor(store, inspected, { key, sites, open, take });
    else if (mayBeNamed && !isListing(key)) take(key, 'a site whose listing is not what was composed may name it');
    // Nothing names it: composing makes it again when it is wanted.
    else take(key, null);
  }
}

interface Wanted {
  readonly key: string;
  /** The sites that it belongs to. */
  readonly sites: readonly string[];
  /** Keys that are still to be mended. */
  readonly open: Set<string>;
  readonly take: Take;
}

/** Composes the sites that a file belongs to, one after another, until one of them has it. What else is mended by it is taken along. */
async function rebuildFor(
  store: ReleaseStore,
  inspected: InspectedStore,
  { key, sites, open, take }: Wanted,
): Promise<void> {
  let reason = 'neither the log nor a preview tells what it was composed of';
  for (const id of sites)
    for await (const dated of datedOf(store, inspected, id)) {
      if (!open.has(key)) return;
      reason =
        'it comes out otherwise today: the code that composes is another, or the site map before it is gone, too, and with it the days of its pages';
      const { files, whole } = await rebuildSite(store, inspected, id, dated).catch((error: unknown): RebuiltSite => {
        reason = messageOf(error).replace(/\s+/g, ' ').trim();
        return { files: new Map(), whole: false };
      });
      for (const [each, bytes] of files)
        if (open.delete(each) || (whole && !(await store.read(each))?.equals(bytes))) take(each, bytes);
    }
  if (open.delete(key)) take(key, reason);
}

/** The sites that a file belongs to: a listing, or a content. */
function sitesNaming({ listings }: InspectedStore, key: string): string[] {
  const [, id] = /^sites\/([^./]+)/.exec(key) ?? [];
  if (id !== undefined) return [id];
  return [...listings].flatMap(([site, { files }]) =>
    Object.values(files).some((integrity) => blobKey(integrity) === key) ? [site] : [],
  );
}
