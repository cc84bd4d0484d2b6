import { type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { knownSite, prepareSite, type RenderingOptions } from '../compose/composeSite.ts';
import { describedIn } from '../compose/described.ts';
import { siteInputHash } from '../compose/inputHashes.ts';
import { knownPages } from '../compose/keptPages.ts';
import { addressesIn } from '../compose/ownAddresses.ts';
import { datedAfter } from '../compose/pageDates.ts';
import { siteWrites } from '../compose/writingSite.ts';
import { signEntry } from '../store/entrySignature.ts';
import { layeredStore } from '../store/layeredStore.ts';
import { copyWrites } from '../store/projectNewest.ts';
import { readDeltaListing } from '../store/protocol/deltas.ts';
import { deltaKey, entryKey, siteKey } from '../store/protocol/keys.ts';
import { entryText } from '../store/protocol/logEntry.ts';
import { readJson } from '../store/protocol/readKey.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { Answering } from '../store/protocol/work.ts';
import { readingOnce } from '../store/readingOnce.ts';
import { digestOf } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { makeDeltas } from './deltas/makeDeltas.ts';
import type { Budgets } from './gate/checkBudgets.ts';
import { passGate, tellFinding } from './gate/passGate.ts';
import { readPreviews } from './listPreviews.ts';
import { earlierReads } from './live/earlier.ts';
import { requireVerified } from './live/live.ts';
import { namedManifest } from './live/namedManifest.ts';
import { requireWhole } from './requireWhole.ts';
import type { Proposed, World } from './world.ts';

export interface WorldOptions extends RenderingOptions {
  readonly store: ReleaseStore;
  readonly budgets?: Budgets | undefined;
  /** Is told what the gate lets pass with a warning. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** Checks and composes all of it, and writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Signs the entry: an ed25519 private key. */
  readonly signingKey?: KeyObject | undefined;
}

/** The world of the commands: a store, and what composes out of it. */
export function storeWorld({ store: given, dryRun, signingKey, ...options }: WorldOptions): Answering<World> {
  const store = dryRun ? layeredStore(given, {}) : given;
  return {
    ...copyWrites(store),
    ...siteWrites(store),
    ...earlierReads(store),
    now: async () => Date.now(),
    nonce: async () => randomUUID(),
    previewId: async () => randomBytes(12).toString('hex'),
    append: (entry) => store.create(entryKey(entry.number), entryText(entry)),
    nonceAt: async (number) =>
      ((await readJson(store.read, entryKey(number))) as { nonce?: unknown } | undefined)?.nonce,
    digestOf: (number) => digestOf(store, { number }),
    release: ({ name, version }) => readRelease(store.read, name, version),
    verify: async (release) => void (await requireVerified(store, release)),
    inputHash: async (composition) => siteInputHash(composition),
    knownSite: (composition) => knownSite(store, siteInputHash(composition)),
    pass: (proposed) => passedSite(store, proposed, options),
    files: async (prepared) => prepared.files(),
    requireWhole: (site, live) => requireWhole(store, site, live),
    site: (id) => readSite(store.read, id),
    deltas: (live, shows, makes) => makeDeltas(store, live, shows, { makes }),
    manifest: (shows) => namedManifest(store, shows),
    signed: async (entry) => (signingKey ? signEntry(entry, signingKey) : entry),
    names: (prefix) => store.list(prefix),
    text: async (key) => (await store.read(key))?.toString(),
    inventory: () => store.upkeep.inventory(),
    remove: (keys) => store.upkeep.remove(keys),
    previews: (now) => readPreviews(store, now),
    async releasesOf(site) {
      const snapshot = (await readJson(store.read, siteKey(site, 'snapshot.json'))) ?? {};
      return (snapshot as { releases?: Record<string, string> }).releases ?? {};
    },
    async deltaKeys(id) {
      const listing = await readDeltaListing(store.read, id).catch(unreadable);
      return Object.entries(listing ?? {}).flatMap(([target, each]) =>
        Object.keys(each).map((of) => deltaKey(target, of)),
      );
    },
  };
}

/** The site composed in memory, when its new releases have passed the gate. @throws what stands against it */
async function passedSite(
  given: ReleaseStore,
  { live, composition, permits, unproven }: Proposed,
  { budgets, onWarning, ...rendering }: Omit<WorldOptions, 'store' | 'signingKey'>,
) {
  const store = readingOnce(given);
  const before = { known: await knownPages(store, live), described: await describedIn(store, live) };
  const dating = datedAfter(store, live, Date.now());
  // An owner's new addresses are held against all pages. Those written before must not block a release or a rollback.
  const isWritten = !isDeepStrictEqual(addressesIn(live?.composition.site ?? {}), addressesIn(composition.site));
  const onLeftOut = isWritten ? undefined : (fault: string) => onWarning?.(`${fault} It is left out.`);
  const prepared = await prepareSite(store, composition, { ...rendering, ...before, dating, onLeftOut });
  if (unproven.length > 0) {
    const { warnings } = await passGate(store, unproven, {
      ...before,
      proposal: { live, composition, loaded: prepared.loaded },
      budgets,
      pageTimeLimit: rendering.pageTimeLimit,
      rendered: rendering.pages,
      force: permits?.rollbacks,
    });
    for (const warning of warnings) onWarning?.(tellFinding(warning));
  }
  return prepared;
}
