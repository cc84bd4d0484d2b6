import { type Composed, compose, composeSite } from '../compose/compose.ts';
import { refuseChange } from '../compose/refuseChange.ts';
import { verifyRelease } from '../store/verifyRelease.ts';
import { withoutCanary } from './flags.ts';
import { type Named, requireLive, withRelease } from './live.ts';
import type { ChangeOptions } from './promote.ts';

/** Shows a release to a share of the visitors. Each of them keeps to what they saw first. @throws where promoting would */
export async function startCanary({
  store,
  release,
  percent,
  why,
  who,
  onProgress,
}: ChangeOptions & { release: Named; percent: number }): Promise<Composed> {
  if (!(percent >= 1 && percent <= 99))
    throw new Error(`${percent} percent is no share. Give 1 to 99; all of them is "release promote".`);
  const live = await requireLive(store);
  if (!(await verifyRelease(store, release.name, release.version)))
    throw new Error(
      `There is no release ${release.name} ${release.version} in ${store.place}. "release list" shows those there are.`,
    );
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
        throw new Error(`${release.name} ${release.version} is live for everybody already.`);
      return { ...now, canary: { ...release, percent, site } };
    },
  });
}

/** Ends a canary; what is live is live for all again. */
export async function abortCanary({ store, why, who }: ChangeOptions): Promise<Composed> {
  const live = await requireLive(store);
  if (!live.canary) throw new Error('There is no canary to end. "release log" shows what was.');
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
