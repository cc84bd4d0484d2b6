import { isDeepStrictEqual } from 'node:util';
import { hashSiteInputs } from '../../compose/pages/inputHashes.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { type Composition, type EntryFlags, readFlags, serializeFlags } from '../../store/protocol/logEntry.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';
import { type EarlierVersions, updateEarlierVersions } from '../live/earlierVersions.ts';
import { addRefusal, removeCanary, removeRefusal } from './editFlags.ts';
import { listChanges, pickReleases, refuseChange } from './refuseChange.ts';
import { type ChangeAttempt, writeCanarySite, writeCheckedSite } from './writeCheckedSite.ts';

/** The state that becomes live with the next log entry. */
export interface NextState {
  readonly composition: Composition;
  readonly flags: EntryFlags;
  readonly site: string;
  readonly recipe: string;
  readonly earlier: EarlierVersions;
  /** False if this state is live already. */
  readonly changed: boolean;
  readonly rendered: number;
  readonly notes: readonly string[];
}

/**
 * Applies a change to the live entry, checks the result, and composes its site.
 * @throws the fault that forbids the change
 */
export async function computeNextState(attempt: ChangeAttempt): Promise<NextState> {
  const { store, live, change, flags: wantedFlags = (now) => now, permits, rollsBack, anew = false } = attempt;
  const nextComposition = change(live?.composition);
  const composition = { releases: sortKeys(nextComposition.releases), site: sortKeys(nextComposition.site) };
  const from = live?.composition.releases ?? {};
  const changes = listChanges(from, composition.releases);
  for (const each of changes) refuseChange(live, each, permits);

  const inputHash = hashSiteInputs(composition);
  const isSameComposition = live !== undefined && isDeepStrictEqual(composition, live.composition);
  const isSiteReusable =
    isSameComposition &&
    (!anew || inputHash === live.recipe) &&
    (await store.read(getListingKey(live.site))) !== undefined;
  const { site, rendered } = isSiteReusable
    ? { site: live.site, rendered: 0 }
    : await writeCheckedSite(attempt, composition, pickReleases(changes));
  const flags = wantedFlags(updateFlags(readFlags(live), from, changes, rollsBack !== undefined), live);
  const canarySite = await writeCanarySite(attempt, flags.canary, composition, isSiteReusable);
  const next = { ...flags, canary: canarySite.canary };
  return {
    composition,
    flags: next,
    site,
    recipe: isSiteReusable ? live.recipe : inputHash,
    earlier: updateEarlierVersions(live?.earlier ?? {}, from, composition.releases),
    changed: !isSiteReusable || !isDeepStrictEqual(serializeFlags(next), serializeFlags(readFlags(live))),
    rendered: rendered + canarySite.rendered,
    notes: canarySite.notes,
  };
}

/**
 * Updates the flags for changed packages: refuses rolled-back versions, no longer refuses versions that become live, and ends the canary of
 * a changed package.
 */
function updateFlags(
  now: EntryFlags,
  from: Readonly<Record<string, string>>,
  changes: ReturnType<typeof listChanges>,
  rollsBack: boolean,
): EntryFlags {
  let flags = now;
  for (const { name, version } of changes) {
    const versionBefore = from[name];
    if (rollsBack && versionBefore) flags = addRefusal(flags, { name, version: versionBefore });
    if (version) flags = removeRefusal(flags, { name, version });
    if (flags.canary?.name === name) flags = removeCanary(flags);
  }
  return flags;
}
