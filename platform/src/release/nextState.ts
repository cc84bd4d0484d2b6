import { isDeepStrictEqual } from 'node:util';
import { siteInputHash } from '../compose/inputHashes.ts';
import { type EntryFlags, flagsOf, writtenFlags } from '../store/protocol/entryFlags.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { listingKey } from '../store/protocol/keys.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import { notRefusing, refusing, withoutCanary } from './flags.ts';
import { type EarlierVersions, earlierAfter } from './live/earlier.ts';
import { type Attempt, canaryBeside, provenSite } from './provenSite.ts';
import { changesBetween, refuseChange, releasesAmong } from './refuseChange.ts';

/** Content of the next entry. */
export interface NextState {
  readonly composition: Composition;
  readonly flags: EntryFlags;
  readonly site: string;
  readonly recipe: string;
  readonly earlier: EarlierVersions;
  /** False if it is live already. */
  readonly changed: boolean;
  readonly rendered: number;
  readonly notes: readonly string[];
}

/**
 * Makes the next state: applies a change to the live entry, checks and composes it.
 * @throws the fault that forbids it
 */
export async function nextState(attempt: Attempt): Promise<NextState> {
  const { store, live, change, flags: wantedFlags = (now) => now, permits, rollsBack, anew = false } = attempt;
  const wanted = change(live?.composition);
  const composition = { releases: inOrder(wanted.releases), site: inOrder(wanted.site) };
  const from = live?.composition.releases ?? {};
  const changes = changesBetween(from, composition.releases);
  for (const each of changes) refuseChange(live, each, permits);

  const inputHash = siteInputHash(composition);
  const same = live !== undefined && isDeepStrictEqual(composition, live.composition);
  const stands =
    same && (!anew || inputHash === live.recipe) && (await store.read(listingKey(live.site))) !== undefined;
  const { site, rendered } = stands
    ? { site: live.site, rendered: 0 }
    : await provenSite(attempt, composition, releasesAmong(changes));
  const flags = wantedFlags(settled(flagsOf(live), from, changes, rollsBack !== undefined), live);
  const beside = await canaryBeside(attempt, flags.canary, composition, stands);
  const next = { ...flags, canary: beside.canary };
  return {
    composition,
    flags: next,
    site,
    recipe: stands ? live.recipe : inputHash,
    earlier: earlierAfter(live?.earlier ?? {}, from, composition.releases),
    changed: !stands || !isDeepStrictEqual(writtenFlags(next), writtenFlags(flagsOf(live))),
    rendered: rendered + beside.rendered,
    notes: beside.notes,
  };
}

/** Updates the flags for changed packages: refuses what is rolled back, allows what becomes live, and ends a canary of theirs. */
function settled(
  now: EntryFlags,
  from: Readonly<Record<string, string>>,
  changes: ReturnType<typeof changesBetween>,
  rollsBack: boolean,
): EntryFlags {
  let flags = now;
  for (const { name, version } of changes) {
    const left = from[name];
    if (rollsBack && left) flags = refusing(flags, { name, version: left });
    if (version) flags = notRefusing(flags, { name, version });
    if (flags.canary?.name === name) flags = withoutCanary(flags);
  }
  return flags;
}
