import { abortingCanary, startingCanary } from '../../src/release/canary.ts';
import { collecting } from '../../src/release/collect.ts';
import { holding } from '../../src/release/hold.ts';
import type { Named } from '../../src/release/live/live.ts';
import type { MadeLive } from '../../src/release/makeLive.ts';
import { previewing } from '../../src/release/preview.ts';
import { promoting } from '../../src/release/promote.ts';
import { type PublishingWorld, publishing } from '../../src/release/publishing.ts';
import { rollingBack } from '../../src/release/rollback.ts';
import { ask } from '../../src/release/world.ts';
import { previewRevokedKey } from '../../src/store/preview.ts';
import { projecting } from '../../src/store/projectNewest.ts';
import type { LogEntry } from '../../src/store/protocol/logEntry.ts';
import type { Work } from '../../src/store/protocol/work.ts';
import { type Choices, happens } from './choices.ts';
import type { SimulatedWorld } from './SimulatedWorld.ts';
import { type Build, builds, unreleased } from './universe.ts';
import { type Visitor, visiting } from './visiting.ts';

/** What a command is about: the promises are held against it. */
export type About =
  | { readonly verb: 'promote'; readonly releases: readonly Named[]; readonly force: boolean }
  | { readonly verb: 'rollback'; readonly name: string; readonly version?: string | undefined }
  | { readonly verb: 'rollback to'; readonly to: number }
  | { readonly verb: 'hold' | 'unhold'; readonly name: string }
  | { readonly verb: 'canary'; readonly release: Named; readonly percent: number; readonly force: boolean }
  | { readonly verb: 'abort' | 'preview' | 'revoke' | 'gc' }
  | { readonly verb: 'publish'; readonly build: Build }
  | { readonly verb: 'visit' };

/** Something that somebody does with the store. */
export interface Command {
  readonly about: About;
  /** As a person would write it. */
  readonly words: string;
  /** Begins it, also for the second time. */
  begin(world: SimulatedWorld): Work<PublishingWorld, unknown>;
}

const origin = { who: 'somebody' };
const names = ['news', 'blog', 'shell'] as const;

/** Changes what is live, and then, as the commands do, the copy of the newest entry. */
function* changing(work: Work<PublishingWorld, MadeLive>): Work<PublishingWorld, MadeLive> {
  const made = yield* work;
  try {
    yield* projecting(made.entry);
  } catch {
    // A warning: nothing depends on the copy.
  }
  return made;
}

/** Draws what somebody does. */
export function drawCommand(choices: Choices): Command {
  const kind = kinds[choices.below(kinds.length)] ?? promote;
  return kind(choices);
}

const drawRelease = (choices: Choices): Named => {
  const all = builds[names[choices.below(names.length)] ?? 'news'];
  const { name, version } = (all[choices.below(all.length)] ?? all[0]).release;
  return { name, version };
};
const written = ({ name, version }: Named): string => `${name}@${version}`;

const command = (about: About, words: string, begin: Command['begin']): Command => ({ about, words, begin });

export const promoteCommand = (releases: readonly Named[], force: boolean): Command =>
  command(
    { verb: 'promote', releases, force },
    `promote ${releases.map(written).join(' ')}${force ? ' --force' : ''}`,
    () => changing(promoting({ releases, force, origin })),
  );

const promote = (choices: Choices): Command => {
  const releases = [drawRelease(choices)];
  if (happens(choices, 5)) {
    const other = drawRelease(choices);
    if (other.name !== releases[0]?.name) releases.push(other);
  }
  return promoteCommand(releases, happens(choices, 4));
};

const rollback = (choices: Choices): Command => {
  const drawn = drawRelease(choices);
  const { name } = drawn;
  const version = happens(choices, 3) ? drawn.version : undefined;
  return command({ verb: 'rollback', name, version }, `rollback ${version ? written(drawn) : name}`, () =>
    changing(rollingBack({ name, origin, ...(version && { version }) })),
  );
};

const rollbackTo = (choices: Choices): Command => {
  const to = 1 + choices.below(6);
  return command({ verb: 'rollback to', to }, `rollback --to ${to}`, () => changing(rollingBack({ to, origin })));
};

const hold = (choices: Choices): Command => {
  const name = names[choices.below(names.length)] ?? 'news';
  const held = !happens(choices, 3);
  const verb = held ? 'hold' : 'unhold';
  return command({ verb, name }, `${verb} ${name}`, () => changing(holding({ name, held, origin })));
};

const canary = (choices: Choices): Command => {
  const release = drawRelease(choices);
  const percent = [10, 25, 50][choices.below(3)] ?? 10;
  const force = happens(choices, 4);
  return command(
    { verb: 'canary', release, percent, force },
    `canary ${written(release)} --percent ${percent}${force ? ' --force' : ''}`,
    () => changing(startingCanary({ release, percent, force, origin })),
  );
};

const abort = (): Command => command({ verb: 'abort' }, 'abort', () => changing(abortingCanary({ origin })));

const preview = (choices: Choices): Command => {
  const release = drawRelease(choices);
  return command({ verb: 'preview' }, `preview ${written(release)}`, () => previewing(release, origin.who));
};

const revoke = (choices: Choices): Command => {
  const which = choices.below(3);
  return command({ verb: 'revoke' }, `revoke a preview (the ${which + 1}. there is)`, function* () {
    const { id } = (yield* ask('previews', yield* ask('now')))[which] ?? {};
    if (id) yield* ask('create', [{ key: previewRevokedKey(id), bytes: 'revoked' }]);
  });
};

const gc = (): Command =>
  command({ verb: 'gc' }, 'gc', function* () {
    return yield* collecting({ dryRun: false, now: yield* ask('now') });
  });

export const publishCommand = (build: Build): Command =>
  command({ verb: 'publish', build }, `publish ${written(build.release)}`, () => publishing(build.release));

const publish = (choices: Choices): Command => {
  const all = [...unreleased, ...builds.news];
  return publishCommand(all[choices.below(all.length)] ?? builds.news[0]);
};

const visit = (choices: Choices): Command => {
  const visitor: Visitor = { draw: choices.below(4) / 4, preview: happens(choices, 3) ? choices.below(2) : undefined };
  const knowing = happens(choices, 2);
  const words = visitor.preview === undefined ? `visit (drawn at ${visitor.draw * 100} %)` : 'visit by a preview';
  return command({ verb: 'visit' }, words, (world) => visiting(visitor, knowing ? world.entry(1) : undefined));
};

/** Counts how often each is done, beside the others. */
const often: readonly (readonly [kind: (choices: Choices) => Command, times: number])[] = [
  ...([
    [promote, 4],
    [rollback, 2],
    [rollbackTo, 1],
    [hold, 1],
    [canary, 2],
    [abort, 1],
  ] as const),
  ...([
    [preview, 2],
    [revoke, 1],
    [gc, 3],
    [publish, 2],
    [visit, 3],
  ] as const),
];
const kinds = often.flatMap(([kind, times]) => Array.from({ length: times }, () => kind));

/** What an entry must say when the command says that it is done. */
export function isDone(about: About, { composition, holds = [], canary: running }: LogEntry): boolean {
  switch (about.verb) {
    case 'promote':
      return (
        about.releases.every(({ name, version }) => composition.releases[name] === version) &&
        !about.releases.some(({ name }) => running?.name === name)
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
