import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';
import { type Composed, compose } from '../compose/compose.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { canaryBeside, refusing, withoutCanary } from './flags.ts';
import { requireLive, requireLiveVersion, withRelease } from './live.ts';
import type { ChangeOptions } from './promote.ts';

export interface RollbackOptions extends ChangeOptions {
  /** The package that goes back; alone, to what was live before. */
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  /** The entry whose whole site is wanted again. */
  readonly to?: number | undefined;
}

/**
 * Goes back: one package to the release that was live before it or to a named one, or the whole site to an entry. Nothing is built,
 * and no page is rendered that was rendered before. What is left behind is refused until somebody forces it.
 * @throws NotFoundError if there is nothing to go back to; ConflictError if the package is held, or was changed meanwhile
 */
export async function rollback({ store, name, version, to, why, who }: RollbackOptions): Promise<Composed> {
  if (to !== undefined) return rollbackTo(store, to, why, who);
  if (name === undefined)
    throw new InvalidInputError({
      fact: 'Name what goes back: "release rollback portfolio", or "release rollback --to 41".',
    });
  const live = await requireLive(store);
  const bad = requireLiveVersion(live, name);
  const good = version ?? (await versionBefore(store, live, name));
  // Run again after it was done: what is live must not be refused as what was left behind.
  if (good === bad) return { entry: live, changed: false, rendered: 0 };
  return compose({
    store,
    verb: 'rollback',
    why: why ?? `roll ${name} back from ${bad} to ${good}`,
    who,
    change: (composition) => {
      // Another writer may have come between: what is rolled back is what was seen to be bad, and nothing else.
      if (composition?.releases[name] !== bad)
        throw new ConflictError({
          fact: `${name} is ${composition?.releases[name]} by now and not ${bad}.`,
          nextStep: 'Look at "release log" and decide anew.',
        });
      return withRelease(composition, { name, version: good });
    },
    permits: { refused: true },
    flags: (now) => canaryBeside(refusing(now, { name, version: bad }), name),
  });
}

/** The version of a package that was live before the present one. @throws NotFoundError if there is none */
async function versionBefore(store: ReleaseStore, live: LogEntry, name: string): Promise<string> {
  const before = await earlierVersion(store, live, name);
  if (before) return before;
  throw new NotFoundError({
    fact: `${name} ${live.composition.releases[name]} is the first that was live: there is nothing to go back to.`,
    nextStep: 'Promote another version.',
  });
}

/** What a rollback of a package would restore: the version that was live before the present one and was not rolled back itself. */
export async function earlierVersion(store: ReleaseStore, live: LogEntry, name: string): Promise<string | undefined> {
  const now = live.composition.releases[name];
  const refused = live.refused?.[name] ?? [];
  for (const number of (await entryNumbers(store)).reverse()) {
    const before = (await requireEntry(store, number)).composition.releases[name];
    if (before && before !== now && !refused.includes(before)) return before;
  }
  return undefined;
}

async function rollbackTo(store: ReleaseStore, to: number, why?: string, who?: string): Promise<Composed> {
  const wanted = await requireEntry(store, to);
  return compose({
    store,
    verb: 'rollback',
    why: why ?? `back to entry ${to}`,
    who,
    change: () => wanted.composition,
    permits: { refused: true },
    // What the entry does not name is left behind, and refused until somebody forces it.
    flags: (now, live, next) =>
      Object.entries(live?.composition.releases ?? {})
        .filter(([name, version]) => next.releases[name] !== version)
        .reduce((flags, [name, version]) => refusing(flags, { name, version }), withoutCanary(now)),
  });
}
