import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionPattern } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote } from '../../test/fakeReleases.ts';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import { spawnCommand } from '../../test/spawnCommand.ts';
import { makeLive } from '../release/change/makeLive.ts';
import { hold } from '../release/hold.ts';
import { promote } from '../release/promote.ts';
import { generateKeys } from '../release/publish/signing.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';

let store: ReleaseStore;
const run = (file: string, words: string, env?: Readonly<Record<string, string>>) =>
  spawnCommand(file, words.split(' '), store.place, env);
const live = async () => (await readNewestEntry(store))?.composition;

const fresh = prepareStore(async (empty) => {
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0');
  await releaseRemote(empty, 'news', { version: '2.0.0', routes: ['/blog'] });
  await promote({ store: empty, release: { name: 'news', version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

describe('compose', () => {
  it('compose refuses a held package, an unsigned release and a lost page', async () => {
    const keys = join(await mkdtemp(join(tmpdir(), 'keys-')), 'keys.json');
    await writeFile(keys, JSON.stringify({ news: [generateKeys().publicKey], shell: [generateKeys().publicKey] }));
    const before = await live();
    for (const [words, env, refusal] of [
      ['news@1.1.0', { RELEASE_KEYS: keys }, /news 1\.1\.0 is not signed/],
      ['news@2.0.0', {}, /\/news would disappear[\s\S]*--drops \/news/],
    ] as const) {
      const { code, text } = await run('compose.cli.ts', words, env);
      expect([code, text]).toEqual([1, expect.stringMatching(refusal)]);
    }
    await hold({ store, name: 'news', held: true });
    expect((await run('compose.cli.ts', 'news@1.1.0')).text).toMatch(/news is held/);
    expect(await live()).toEqual(before);
  });

  it('compose keeps and reports a value that was set elsewhere, and --unset removes it', async () => {
    await run('compose.cli.ts', '--why values', { SITE_PHONE: '+380440000000' });
    const { text } = await run('compose.cli.ts', 'news@1.1.0');
    expect(text).toContain(
      'Values that were set elsewhere stay ("npm run compose -- --unset phone" removes one): phone.',
    );
    expect((await live())?.site).toMatchObject({ phone: '+380440000000' });
    await run('compose.cli.ts', '--unset phone');
    expect((await live())?.site).not.toHaveProperty('phone');
  });

  it('compose refuses an old value that is now invalid, and normalises others', async () => {
    const site = { origin: 'https://agency.example/', phone: '056 123' };
    await makeLive({ store, why: 'before', change: (now) => ({ releases: now?.releases ?? {}, site }) });
    const { code, text } = await run('compose.cli.ts', '--why values');
    expect([code, text]).toEqual([1, expect.stringMatching(/phone: "056 123" .*[\s\S]*--unset/)]);
    expect((await live())?.site).toEqual(site);
    expect((await run('compose.cli.ts', '--unset phone')).code).toBe(0);
    expect((await live())?.site).toEqual({ origin: 'https://agency.example' });
  });

  it('compose lists values that are missing or still samples', async () => {
    const { text } = await run('compose.cli.ts', '--why values', {
      SITE_REVIEWS_SAMPLE: 'false',
      SITE_REGISTRATION_NUMBER: '12345678',
    });
    expect(text).toMatch(/\n {2}rankings +sample +home says/);
    expect(text).toMatch(/\n {2}hostingProvider +missing +privacy says/);
    expect(text).not.toMatch(/\n {2}(reviews|registrationNumber) /);
  });
});

describe('release publish', () => {
  it('release publish refuses a held package before it builds anything', async () => {
    await releaseRemote(store, 'home', { routes: ['/'] });
    await promote({ store, release: { name: 'home', version: '1.0.0' } });
    await hold({ store, name: 'home', held: true });
    const { code, text } = await run('release.cli.ts', 'publish home --promote');
    expect([code, text]).toEqual([1, expect.stringMatching(/^home is held: 1\.0\.0 stays live/)]);
    const versions = (await store.list('home/')).filter((each) => versionPattern.test(each));
    expect(versions).toEqual(['1.0.0']);
  });
});

describe('npm start', () => {
  it('npm start keeps and reports what is live in a store outside the workspace', async () => {
    const before = await readNewestEntry(store);
    const { code, text } = await run('start.cli.ts', '--no-serve');
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/Entry 2 is served unchanged: the store is not the workspace's own \(RELEASES\)/),
    ]);
    expect(await readNewestEntry(store)).toEqual(before);
  });
});

describe('a log entry', () => {
  it('a log entry records who made it, from which commit and in which pipeline run', async () => {
    const env = {
      GITLAB_CI: 'true',
      GITLAB_USER_LOGIN: 'olena',
      CI_COMMIT_SHA: 'c0ffee'.padEnd(40, '0'),
      CI_JOB_URL: 'https://gitlab.example/jobs/7',
    };
    const promoted = await run('release.cli.ts', 'promote news@1.1.0 --json', env);
    expect(JSON.parse(promoted.text).entry).toMatchObject({
      who: 'olena',
      commit: env.CI_COMMIT_SHA,
      run: env.CI_JOB_URL,
    });
    const { text } = await run('release.cli.ts', 'log --count 1');
    expect(text).toMatch(/^3 .* olena +promote +news 1\.1\.0 +c0ffee0000 +promote news 1\.1\.0 +https:\/\/gitlab/);
  });

  it('release diff lists the changed pages of a log entry', async () => {
    await run('release.cli.ts', 'promote news@1.1.0');
    const { text } = await run('release.cli.ts', 'diff 2 3');
    expect(text).toMatch(/^news: "1\.0\.0" → "1\.1\.0"\nen\/news\.html: changed, .*\nnews\.html: changed, /);
  });

  it('release list shows the canary of a log entry', async () => {
    await run('release.cli.ts', 'canary news@1.1.0 --percent 20');
    expect((await run('release.cli.ts', 'list news')).text).toMatch(/news +1\.0\.0 +live\nnews +1\.1\.0 +canary, 20 %/);
  });
});

describe('release preview', () => {
  it('release preview makes, lists and revokes previews', async () => {
    const made = JSON.parse((await run('release.cli.ts', 'preview news@1.1.0 --at /en/news --json')).text);
    expect(made.address).toBe(`https://porohy.example/preview/${made.id}/en/news`);
    expect((await run('release.cli.ts', 'previews')).text).toContain(`https://porohy.example/preview/${made.id}`);
    await run('release.cli.ts', `preview revoke ${made.id}`);
    expect((await run('release.cli.ts', 'previews')).text).toMatch(/news +1\.1\.0 .*revoked/);
  });
});
