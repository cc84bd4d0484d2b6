import fc, { type Arbitrary } from 'fast-check';
import { NotFoundError } from 'shared/contract';
import { abortCanary, startCanary } from '../../src/release/canary/canary.ts';
import type { LiveResult } from '../../src/release/change/makeLive.ts';
import { collect } from '../../src/release/collect.ts';
import { hold } from '../../src/release/hold.ts';
import { listPreviews } from '../../src/release/live/listPreviews.ts';
import { makePreview, revokePreview } from '../../src/release/preview/makePreview.ts';
import { promoteTogether } from '../../src/release/promote.ts';
import { writeRelease } from '../../src/release/publish/writeRelease.ts';
import { rollback } from '../../src/release/rollback.ts';
import { selectSite } from '../../src/serve/respond/chooseSite.ts';
import type { ReleaseStore } from '../../src/store/backends/releaseStore.ts';
import { writeNewestCopy } from '../../src/store/log/releaseLog.ts';
import { getContentKey } from '../../src/store/protocol/content.ts';
import { findNewestEntry, readEntry } from '../../src/store/protocol/findNewestEntry.ts';
import { getListingKey } from '../../src/store/protocol/keys.ts';
import type { LogEntry } from '../../src/store/protocol/logEntry.ts';
import type { Preview } from '../../src/store/protocol/preview.ts';
import { readSite, requireListed } from '../../src/store/protocol/siteListing.ts';
import { formatReleaseId, type ReleaseId } from '../../src/store/protocol/storedRelease.ts';
import { type KnownBuild, releasedBuilds, unreleasedBuilds } from './fakeReleasesAndSites.ts';

/** Change that a command must make, so that `Invariants` can check the promises of docs/protocol.md. */
export type CommandPurpose =
  | { readonly verb: 'promote'; readonly releases: readonly ReleaseId[]; readonly force: boolean }
  | { readonly verb: 'rollback'; readonly name: string; readonly version?: string | undefined }
  | { readonly verb: 'rollback to'; readonly to: number }
  | { readonly verb: 'hold' | 'unhold'; readonly name: string }
  | { readonly verb: 'canary'; readonly release: ReleaseId; readonly percent: number; readonly force: boolean }
  | { readonly verb: 'abort' | 'preview' | 'gc' }
  | { readonly verb: 'revoke'; readonly which: number }
  | { readonly verb: 'publish'; readonly build: KnownBuild }
  | { readonly verb: 'visit'; readonly draw: number; readonly preview: number | undefined; readonly knows: boolean };

export interface RaceCommand {
  readonly about: CommandPurpose;
  readonly words: string;
  /** Runs the command. @param now returns the user's clock in milliseconds since 1970 */
  run(store: ReleaseStore, now: () => number): Promise<unknown>;
}

export interface Visited {
  readonly entry: LogEntry;
  readonly preview: Preview | undefined;
  readonly site: string;
  /** Keys that did not exist when the visitor requested them. */
  readonly missing: readonly string[];
}

const origin = { who: 'somebody' };

/** Waits for a change of what is live and then writes the copy of the newest entry, as commands do. */
async function change(store: ReleaseStore, making: Promise<LiveResult>): Promise<LiveResult> {
  const made = await making;
  await writeNewestCopy(store, made.entry);
  return made;
}

const release = fc.constantFrom(...releasedBuilds.map(({ description: { name, version } }) => ({ name, version })));
const packageName = fc.constantFrom('news', 'blog', 'shell');

export const createPromoteCommand = (releases: readonly ReleaseId[], force: boolean): RaceCommand => ({
  about: { verb: 'promote', releases, force },
  words: `promote ${releases.map(formatReleaseId).join(' ')}${force ? ' --force' : ''}`,
  run: (store) => change(store, promoteTogether({ store, releases, force, origin })),
});

const promote = fc
  .tuple(fc.uniqueArray(release, { minLength: 1, maxLength: 2, selector: ({ name }) => name }), fc.boolean())
  .map(([releases, forced]) => createPromoteCommand(releases, forced));

export const rollbackCommand = (name: string, version?: string): RaceCommand => ({
  about: { verb: 'rollback', name, version },
  words: `rollback ${version ? `${name}@${version}` : name}`,
  run: (store) => change(store, rollback({ store, name, version, origin })),
});

const rollBack = fc
  .tuple(release, fc.boolean())
  .map(([{ name, version }, named]) => rollbackCommand(name, named ? version : undefined));

const rollBackTo = fc.integer({ min: 1, max: 6 }).map(
  (to): RaceCommand => ({
    about: { verb: 'rollback to', to },
    words: `rollback --to ${to}`,
    run: (store) => change(store, rollback({ store, to, origin })),
  }),
);

const holdOrLetGo = fc.tuple(packageName, fc.boolean()).map(
  ([name, held]): RaceCommand => ({
    about: { verb: held ? 'hold' : 'unhold', name },
    words: `${held ? 'hold' : 'unhold'} ${name}`,
    run: (store) => change(store, hold({ store, name, held, origin })),
  }),
);

const canary = fc.tuple(release, fc.constantFrom(10, 25, 50), fc.boolean()).map(
  ([of, percent, forced]): RaceCommand => ({
    about: { verb: 'canary', release: of, percent, force: forced },
    words: `canary ${formatReleaseId(of)} --percent ${percent}${forced ? ' --force' : ''}`,
    run: (store) => change(store, startCanary({ store, release: of, percent, force: forced, origin })),
  }),
);

const abort = fc.constant<RaceCommand>({
  about: { verb: 'abort' },
  words: 'abort',
  run: (store) => change(store, abortCanary({ store, origin })),
});

const preview = release.map(
  (of): RaceCommand => ({
    about: { verb: 'preview' },
    words: `preview ${formatReleaseId(of)}`,
    run: (store) => makePreview(store, of, undefined, origin),
  }),
);

const revoke = fc.nat(2).map(
  (which): RaceCommand => ({
    about: { verb: 'revoke', which },
    words: `revoke the ${which + 1}. preview`,
    async run(store, now) {
      const { id } = (await listPreviews(store, now()))[which] ?? {};
      if (id) await revokePreview(store, id, origin);
    },
  }),
);

export const collectCommand: RaceCommand = {
  about: { verb: 'gc' },
  words: 'gc',
  run: (store, now) => collect(store, { dryRun: false, now: now() }),
};

const gc = fc.constant(collectCommand);

export const createPublishCommand = (build: KnownBuild): RaceCommand => ({
  about: { verb: 'publish', build },
  words: `publish ${formatReleaseId(build.description)}`,
  run: (store) => writeRelease(store, build.description, build.files),
});

const publish = fc
  .constantFrom(...unreleasedBuilds, ...releasedBuilds.filter(({ description }) => description.name === 'news'))
  .map(createPublishCommand);

const visit = fc.tuple(fc.nat(3), fc.option(fc.nat(1), { nil: undefined }), fc.boolean()).map(
  ([quarter, which, knows]): RaceCommand => ({
    about: { verb: 'visit', draw: quarter / 4, preview: which, knows },
    words: which === undefined ? `visit, drawn at ${quarter * 25} %` : 'visit by a preview',
    /** Reads every page of the live site, as a visitor. */
    async run(store, now): Promise<Visited> {
      const entry = await findNewestEntry(store.read, knows ? await readEntry(store.read, 1) : undefined);
      if (!entry) throw new NotFoundError({ fact: 'Nothing is live.', nextStep: '' });
      const opened = which === undefined ? [] : (await listPreviews(store, now())).filter(({ revoked }) => !revoked);
      const shown = opened[which ?? 0];
      const site = selectSite(entry, shown, quarter / 4);
      const missing: string[] = [];
      const listing = await readSite(store.read, site).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
        missing.push(getListingKey(site));
        return undefined;
      });
      for (const page of Object.keys(listing?.pages ?? {})) {
        const key = listing && getContentKey(requireListed(listing, page));
        if (key && !(await store.read(key))) missing.push(key);
      }
      return { entry, preview: shown, site, missing };
    },
  }),
);

/** Returns a generator of commands. @param weights frequencies of the kinds of commands */
export const arbitraryCommand = (
  weights: Partial<Readonly<Record<keyof typeof kinds, number>>>,
): Arbitrary<RaceCommand> =>
  fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({ weight, arbitrary: kinds[kind as keyof typeof kinds] })),
  );

const kinds = { promote, rollBack, rollBackTo, holdOrLetGo, canary, abort, preview, revoke, gc, publish, visit };

/** Tells whether an entry contains the change that the command must make. */
export function isDone(about: CommandPurpose, { composition, holds = [], canary: running }: LogEntry): boolean {
  switch (about.verb) {
    case 'promote':
      return about.releases.every(
        ({ name, version }) => composition.releases[name] === version && running?.name !== name,
      );
    case 'rollback':
      return about.version === undefined || composition.releases[about.name] === about.version;
    case 'hold':
      return holds.includes(about.name);
    case 'unhold':
      return !holds.includes(about.name);
    case 'canary':
      return (
        running?.name === about.release.name &&
        running.version === about.release.version &&
        running.percent === about.percent
      );
    case 'abort':
      return running === undefined;
    default:
      return true;
  }
}
