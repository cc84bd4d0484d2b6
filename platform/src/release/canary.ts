import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';
import { withoutCanary } from './flags.ts';
import { type Named, requireLive } from './live.ts';
import { type MadeLive, makeLive } from './makeLive.ts';
import type { ChangeOptions } from './promote.ts';

/** Shows a release to a share of the visitors. Each of them keeps to what they saw first. @throws what promoting would */
export async function startCanary({
  release,
  percent,
  force = false,
  drops,
  why,
  ...rest
}: ChangeOptions & {
  readonly release: Named;
  readonly percent: number;
  readonly force?: boolean | undefined;
  readonly drops?: readonly string[] | undefined;
}): Promise<MadeLive> {
  if (!(percent >= 1 && percent <= 99))
    throw new InvalidInputError({
      fact: `${percent} percent is no share.`,
      nextStep: 'Give 1 to 99; all of them is "release promote".',
    });
  const live = await requireLive(rest.store);
  const grows = live.canary?.name === release.name && live.canary.version === release.version;
  return makeLive({
    ...rest,
    verb: 'canary',
    why: why ?? `${percent} % of the visitors see ${release.name} ${release.version}`,
    change: (now) => now ?? live.composition,
    flags: (now) => {
      if (grows && now.canary?.version !== release.version)
        throw new ConflictError({
          fact: `The canary of ${release.name} ${release.version} has ended meanwhile.`,
          nextStep: 'Look at "release log" and decide anew.',
        });
      return { ...now, canary: { name: release.name, version: release.version, percent } };
    },
    permits: { held: force, refused: force, rollbacks: force, drops },
  });
}

/** Ends a canary; what is live is live for all again. @throws NotFoundError if there is none */
export async function abortCanary({ why, ...rest }: ChangeOptions): Promise<MadeLive> {
  const live = await requireLive(rest.store);
  if (!live.canary)
    throw new NotFoundError({ fact: 'There is no canary to end.', nextStep: '"release log" shows what was.' });
  const { name, version } = live.canary;
  return makeLive({
    ...rest,
    verb: 'abort',
    why: why ?? `end the canary of ${name} ${version}`,
    change: (now) => now ?? live.composition,
    flags: (now) => {
      if (now.canary?.name === name && now.canary.version === version) return withoutCanary(now);
      throw new ConflictError({
        fact: `The canary of ${name} ${version} has ended meanwhile.`,
        nextStep: '"release list" shows what runs now.',
      });
    },
  });
}
