import { expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { getDescriptionKey } from '../store/protocol/keys.ts';
import { requireReleases } from './requireReleases.ts';

it('a missing release, or one with another contract, is refused with a readable error', async () => {
  const store = await storeWithShell();
  await releaseRemote(store, 'news', { routes: ['/news'] });
  await store.create(getDescriptionKey('news', '2.0.0'), JSON.stringify({ contract: 2 }));
  const asked = (version: string) => requireReleases(store, [{ name: 'news', version }]);
  await asked('1.0.0');
  await expect(asked('9.9.9')).rejects.toThrow(
    /There is no release news 9\.9\.9 in .*"npm run release -- list news" lists the releases/,
  );
  await expect(asked('2.0.0')).rejects.toThrow(
    'news 2.0.0 has contract 2, and this workspace has contract 1. Check out the commit',
  );
});
