import { beforeAll, describe, expect, it } from 'vitest';
import { copyStore } from '../../test/copyStore.ts';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { findReleasedKey } from '../../test/writeReleased.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { createTrustingStore } from '../store/signing/releaseSignatures.ts';
import { startCanary } from './canary/canary.ts';
import { makeLive } from './change/makeLive.ts';
import { hold } from './hold.ts';
import { replaceReleases } from './live/liveReleases.ts';
import { promote, promoteTogether } from './promote.ts';
import { generateKeys, readSigningKey, signRelease } from './publish/signing.ts';
import { rollback } from './rollback.ts';

const [shellTeam, newsTeam] = [generateKeys(), generateKeys()];
const trusted = { shell: [shellTeam.publicKey], blog: [shellTeam.publicKey], news: [newsTeam.publicKey] };

/** `evil` is a release of `news` with a fault, which must not become live. `good` is the live one. */
const evil = { name: 'news', version: '1.1.0' };
const good = { name: 'news', version: '1.0.0' };
const other = { name: 'blog', version: '1.1.0' };

const verbs = {
  promote: (store: ReleaseStore) => promote({ store, release: evil }),
  'publish --promote of several': (store: ReleaseStore) => promoteTogether({ store, releases: [other, evil] }),
  'compose and start': (store: ReleaseStore) =>
    makeLive({ store, why: 'compose', anew: true, change: (live) => replaceReleases(live, [evil]) }),
  canary: (store: ReleaseStore) => startCanary({ store, release: evil, percent: 50 }),
  'rollback to a version': (store: ReleaseStore) => rollback({ store, ...evil }),
  rollback: (store: ReleaseStore) => rollback({ store, name: evil.name }),
  'rollback to an entry': (store: ReleaseStore) => rollback({ store, to: entryOfEvil }),
} as const;
type Verb = keyof typeof verbs;

/** Number of the log entry with `evil`, in stores in which it was live before its fault. */
const entryOfEvil = 3;
const goBack: readonly Verb[] = ['rollback', 'rollback to an entry'];

interface Fault {
  /** Causes the fault in a store in which `evil` is published, but not live. */
  readonly befall: (store: ReleaseStore) => Promise<unknown>;
  readonly refusal: RegExp;
  /** Fields of `evil` that make it invalid. */
  readonly release?: Partial<Parameters<typeof releaseRemote>[2]>;
  /** Commands that work in spite of the fault; for example, a rollback is the remedy for a refused version. */
  readonly not?: readonly Verb[];
  /** True if signatures are required. */
  readonly keys?: true;
}

const faults: Readonly<Record<string, Fault>> = {
  'that is held': {
    befall: (store) => hold({ store, name: 'news', held: true }),
    refusal: /news is held: 1\.0\.0 stays live/,
  },
  'that was rolled back': {
    befall: async (store) => {
      await promote({ store, release: evil });
      await rollback({ store, ...good });
    },
    refusal: /news 1\.1\.0 was rolled back/,
    not: [...goBack, 'rollback to a version'],
  },
  'that is unsigned': {
    befall: async () => {},
    refusal: /news 1\.1\.0 is not signed[\s\S]*release sign news@1\.1\.0/,
    keys: true,
  },
  'signed by another team': {
    befall: async (store) => signRelease(store, evil, await readSigningKey(shellTeam.privateKey)),
    refusal: /may not release it: the key belongs to shell/,
    keys: true,
  },
  'that was altered': {
    befall: async (store) =>
      replace(store, await findReleasedKey(store, 'news', '1.1.0', 'browser/entry.js'), 'export const altered = 1;'),
    refusal: /holds altered bytes: browser\/entry\.js/,
  },
  'without a live page': {
    befall: async () => {},
    release: { routes: ['/news'] },
    refusal: /\/archive would disappear[\s\S]*--drops \/archive/,
    not: goBack,
  },
  'that needs a library the shell does not share': {
    befall: async () => {},
    release: { shares: { react: '^99.0.0' } },
    refusal: /news 1\.1\.0 requires react \^99\.0\.0/,
    not: goBack,
  },
  'that fails only at the gate': {
    befall: async () => {},
    release: { container: false },
    refusal: /news 1\.1\.0 cannot become live:\n {2}exposes: browser\/mf-manifest\.json is missing/,
    not: goBack,
  },
  'with a page that throws': {
    befall: async () => {},
    release: { page: 'throw new Error("torn")' },
    refusal: /\/news: torn/,
    not: goBack,
  },
};

async function replace(store: ReleaseStore, key: string, bytes: string): Promise<void> {
  await store.upkeep.remove([key]);
  await store.create(key, bytes);
}

/** Prepares a store: `news` 1.0.0 is live and signed, and 1.1.0 is published. `wasLive`: 1.1.0 was live before 1.0.0. */
async function prepare(
  open: () => Promise<ReleaseStore>,
  { release = {} }: Fault,
  wasLive: boolean,
): Promise<ReleaseStore> {
  const store = await storeWithShell(await open());
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  const routes = ['/news', '/archive'];
  await releaseRemote(store, 'news', { routes });
  await releaseRemote(store, 'news', { version: '1.1.0', routes, page: 'return "<h1>evil</h1>"', ...release });
  await releaseRemote(store, 'blog', { routes: ['/'] });
  await releaseRemote(store, 'blog', { version: '1.1.0', routes: ['/'], page: 'return "<h1>blog 2</h1>"' });
  await promote({ store, release: { name: 'blog', version: '1.0.0' } });
  if (wasLive) await promote({ store, release: evil });
  await promote({ store, release: good });
  for (const [team, named] of [
    [shellTeam, { name: 'shell', version: '1.0.0' }],
    [shellTeam, { name: 'blog', version: '1.0.0' }],
    [shellTeam, other],
    [newsTeam, good],
  ] as const)
    await signRelease(store, named, await readSigningKey(team.privateKey));
  return store;
}

/** Tests that every command refuses `evil` for every fault, each time in an empty store from `open`. */
export function testEveryChange(kind: string, open: () => Promise<ReleaseStore>): void {
  describe(`in ${kind}, a release`, () => {
    describe.each(Object.entries(faults))('%s', (_name, fault) => {
      const prepared = new Map<boolean, ReleaseStore>();
      const against = (Object.keys(verbs) as Verb[]).filter((verb) => !fault.not?.includes(verb));

      beforeAll(async () => {
        for (const wasLive of new Set(against.map((verb) => goBack.includes(verb)))) {
          const store = await prepare(open, fault, wasLive);
          await fault.befall(store);
          prepared.set(wasLive, store);
        }
      });

      it.each(against)('a release with this fault is refused by %s, and nothing becomes live', async (verb) => {
        const from = prepared.get(goBack.includes(verb));
        if (!from) throw new Error('There is no store for it.');
        const store = await copyStore(from, await open());
        const before = await findNewestEntry(store.read);
        const asked = fault.keys ? createTrustingStore(store, trusted) : store;
        await expect(verbs[verb](asked)).rejects.toThrow(fault.refusal);
        expect(await findNewestEntry(store.read)).toEqual(before);
      });
    });
  });

  it(`in ${kind}, each command makes a valid release live`, async () => {
    for (const verb of Object.keys(verbs) as Verb[]) {
      const fault: Fault = { befall: async () => {}, refusal: /./ };
      const store = await prepare(open, fault, goBack.includes(verb));
      const { entry } = await verbs[verb](store);
      expect([entry.composition.releases.news, entry.canary?.version], verb).toContain(evil.version);
    }
  });
}
