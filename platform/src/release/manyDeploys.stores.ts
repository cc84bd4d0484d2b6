import { ConflictError } from 'shared/contract';
import { expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { faultsOfStore } from '../../test/faultsOfStore.ts';
import { Lost, lossyStore, seededRandom } from '../../test/faultyStores.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import { promote } from './promote.ts';
import { verifyLog } from './readLog.ts';

const teams = ['news', 'shop', 'jobs', 'help', 'press'];
/** `npm run stores` says fifty; as a step of the whole it is a sample. */
const asked = Number(process.env.DEPLOYS ?? 15);
const versions = Array.from({ length: asked / teams.length }, (_, index) => `1.${index + 1}.0`);
const deploys = versions.flatMap((version) => teams.map((name) => ({ name, version })));
/** How many of the store's answers are lost. */
const share = 0.02;

/** Also where it is the cause of another error. */
const isLost = (error: unknown): boolean => error instanceof Lost || (error instanceof Error && isLost(error.cause));

const page = (name: string, version: string) => `return "<h1>${name} ${version}</h1>"`;

it('loses none of many deploys at once, each over a store that loses answers', async () => {
  const store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const name of teams) {
    for (const version of ['1.0.0', ...versions])
      await releaseRemote(store, name, { version, routes: [`/${name}`], page: page(name, version) });
    await promote({ store, release: { name, version: '1.0.0' } });
  }
  const before = await newestEntry(store.read);
  if (!before) throw new Error('Nothing is live.');
  const told = { lost: 0, overtaken: 0 };
  const random = seededRandom(7);
  await Promise.all(
    deploys.map(async (release) => {
      const lossy = lossyStore(store, share, random);
      // As a pipeline does: again, until the command says that it is done. Of one package one is overtaken by another, and told so.
      for (;;)
        try {
          return await promote({ store: lossy, release });
        } catch (error) {
          if (error instanceof ConflictError) told.overtaken += 1;
          else if (isLost(error)) told.lost += 1;
          else throw error;
        }
    }),
  );
  const numbers = await entryNumbers(store);
  const entries = await Promise.all(
    numbers.filter((each) => each > before.number).map((each) => requireEntry(store, each)),
  );
  // Each is one entry, and each entry changes one package of the one before.
  const changes = entries.map(({ composition: { releases } }, index) => {
    const earlier = entries[index - 1]?.composition.releases ?? before.composition.releases;
    return Object.entries(releases).filter(([name, version]) => earlier[name] !== version);
  });
  expect(changes.filter(({ length }) => length !== 1)).toEqual([]);
  expect(
    changes
      .flat()
      .map(([name, version]) => `${name}@${version}`)
      .sort(),
  ).toEqual(deploys.map(({ name, version }) => `${name}@${version}`).sort());
  expect(await verifyLog(store)).toEqual({ entries: numbers.length, faults: [] });
  expect(await faultsOfStore(store)).toEqual([]);
  expect(Math.min(told.lost, told.overtaken)).toBeGreaterThan(asked / 5);
  console.log(`${deploys.length} deploys at once: ${JSON.stringify(told)}`);
});
