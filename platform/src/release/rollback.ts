import { isDeepStrictEqual } from 'node:util';
import { ConflictError, IntegrityError, InvalidInputError, NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { computeEntryDigest, createMissingEntryError } from '../store/log/releaseLog.ts';
import { readEntry } from '../store/protocol/findNewestEntry.ts';
import { getDescriptionKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ChangeOptions } from './change/ChangeOptions.ts';
import { removeCanary } from './change/editFlags.ts';
import { type LiveResult, makeLive } from './change/makeLive.ts';
import { findVersionBefore, listVersionsToRestore } from './live/earlierVersions.ts';
import { replaceReleases, requireLive, requireLiveVersion } from './live/liveReleases.ts';

interface Back {
  /** Package to roll back: to `version`, or without it to the version that was live before. */
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  /** Number of the log entry to which the whole site returns. */
  readonly to?: number | undefined;
}

export interface RollbackOptions extends ChangeOptions, Back {}

/**
 * Rolls back a package to a former release, or the whole site to a log entry. Builds nothing, and renders only pages that the store does
 * not have. From then on the replaced versions are refused, except with `--force`; the restored ones no longer are.
 * @throws NotFoundError if there is no target; ConflictError if the package is on hold or has changed meanwhile
 */
export async function rollback({ name, version, to, ...options }: RollbackOptions): Promise<LiveResult> {
  const { store } = options;
  if (to !== undefined && name !== undefined)
    throw new InvalidInputError({
      fact: `The command names both ${name} and entry ${to}.`,
      nextStep: 'Write "release rollback portfolio" for one package, or "release rollback --to 41" for the whole site.',
    });
  if (to !== undefined) return rollBackTo(await requireVouched(store, to), options);
  if (name === undefined)
    throw new InvalidInputError({
      fact: 'The command names nothing to roll back.',
      nextStep: 'Write "release rollback portfolio", or "release rollback --to 41" for the whole site.',
    });
  const live = await requireLive(store);
  const bad = requireLiveVersion(live, name);
  const good = version ?? (await requireVersionBefore(store, live, name));
  // The version is live already, so there is nothing to roll back; continuing would add it to the refused versions. Continues only if a
  // canary of the package must end.
  if (good === bad && live.canary?.name !== name) return { entry: live, changed: false, rendered: 0, notes: [] };
  return makeLive({
    ...options,
    verb: 'rollback',
    why: options.why ?? `roll ${name} back from ${bad} to ${good}`,
    change: (composition) => {
      // Refuses to replace a version that became live after the operator looked.
      if (composition?.releases[name] !== bad)
        throw new ConflictError({
          fact: `The live release of ${name} is now ${composition?.releases[name]}, not ${bad}.`,
          nextStep: 'Read "release log", then decide again.',
        });
      return replaceReleases(composition, [{ name, version: good }]);
    },
    flags: (now) => (now.canary?.name === name ? removeCanary(now) : now),
    permits: { refused: true },
    rollsBack: {},
  });
}

/**
 * Finds the version that was live before.
 * @throws NotFoundError if there is none; as the store does if it refuses every version
 */
async function requireVersionBefore(store: ReleaseStore, live: LogEntry, name: string): Promise<string> {
  const before = await findVersionBefore(store, live, name);
  if (before) return before;
  // Throws the reason for which the store refuses the best version, if there is one.
  for (const version of listVersionsToRestore(live, name)) await store.read(getDescriptionKey(name, version));
  throw new NotFoundError({
    fact: `${name} ${live.composition.releases[name]} is the first live release that the log knows. No earlier release can be restored.`,
    nextStep: 'Name a version to restore, or promote another release. Run "release list" to see the versions.',
  });
}

/**
 * Reads a log entry and verifies it with the digest in the next entry.
 * @throws IntegrityError if the entry was altered
 */
async function requireVouched(store: ReleaseStore, number: number): Promise<LogEntry> {
  const entry = await readEntry(store.read, number);
  if (!entry) throw createMissingEntryError(number, store.place);
  const next = await readEntry(store.read, number + 1);
  if (!next || next.previous === (await computeEntryDigest(store, { number }))) return entry;
  throw new IntegrityError({
    fact: `Entry ${number} was changed after entry ${number + 1} was written.`,
    nextStep:
      'This entry does not become live. Roll back to another entry. Run "release log verify" to see other changed entries.',
  });
}

async function rollBackTo(wanted: LogEntry, options: ChangeOptions): Promise<LiveResult> {
  const liveBefore = await requireLive(options.store);
  return makeLive({
    ...options,
    verb: 'rollback',
    why: options.why ?? `back to entry ${wanted.number}`,
    change: (now) => {
      if (isDeepStrictEqual(now, liveBefore.composition)) return wanted.composition;
      throw new ConflictError({
        fact: 'Another command changed the live site in the meantime.',
        nextStep: 'Read "release log", then decide again.',
      });
    },
    flags: (now) => ({ ...now, canary: undefined }),
    permits: { refused: true },
    rollsBack: { to: wanted },
  });
}
