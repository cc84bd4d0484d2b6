import { beforeAll, expect, it } from 'vitest';
import { askPolicy, composeNewsSite } from '../../../test/newsSite.ts';
import { requireLive } from '../../release/live/live.ts';

let ask: ReturnType<typeof askPolicy>;
let manifest: string;
beforeAll(async () => {
  const { store } = await composeNewsSite();
  ask = askPolicy(store);
  manifest = (await requireLive(store)).manifest ?? '';
});

it('the newest entry is asked for again each time; entries and manifests, which never change, are kept', async () => {
  const cached = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['cache-control']];
  };
  expect(await cached('/proof/newest.json')).toEqual([200, expect.stringMatching(/^no-cache/)]);
  for (const path of ['/proof/00000001.json', `/proof/manifests/${manifest}.json`])
    expect(await cached(path)).toEqual([200, 'public, max-age=31536000, immutable']);
});
