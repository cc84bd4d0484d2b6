import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';
import { type Composed, compose } from '../compose/compose.ts';
import { composeSite } from '../compose/composeSite.ts';
import { refuseChange } from '../compose/refuseChange.ts';
import { withoutCanary } from './flags.ts';
import { type Named, requireLive, requireVerified, withRelease } from './live.ts';
import type { ChangeOptions } from './promote.ts';

/** Shows a release to a share of the visitors. Each of them keeps to what they saw first. @throws what promoting would */
export async function startCanary({
  store,
  release,
  percent,
  why,
  who,
  onProgress,
}: ChangeOptions & { release: Named; percent: number }): Promise<Composed> {
  if (!(percent >= 1 && percent <= 99))
    throw new InvalidInputError({
      fact: `${percent} percent is no share.`,
      nextStep: 'Give 1 to 99; all of them is "release promote".',
    });
  const live = await requireLive(store);
  await requireVerified(store, release);
  const composition = withRelease(live.composition, release);
  const { site } = await composeSite(store, composition, { onProgress });
  return compose({
    store,
    verb: 'canary',
    why: why ?? `${percent} % of the visitors see ${release.name} ${release.version}`,
    who,
    change: (now) => now ?? live.composition,
    flags: (now, entry) => {
      refuseChange(entry, release.name, release.version);
      if (entry?.composition.releases[release.name] === release.version)
        throw new ConflictError({ fact: `${release.name} ${release.version} is live for everybody already.` });
      return { ...now, canary: { ...release, percent, site } };
    },
  });
}

/** Ends a canary; what is live is live for all again. @throws NotFoundError if there is none */
export async function abortCanary({ store, why, who }: ChangeOptions): Promise<Composed> {
  const live = await requireLive(store);
  if (!live.canary)
    throw new NotFoundError({ fact: 'There is no canary to end.', nextStep: '"release log" shows what was.' });
  const { name, version } = live.canary;
  return compose({
    store,
    verb: 'abort',
    why: why ?? `end the canary of ${name} ${version}`,
    who,
    change: (now) => now ?? live.composition,
    flags: withoutCanary,
  });
}
