import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasContentHash } from 'shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeWithShell } from '../../test/fakeReleases.ts';
import { createFakeWorkspace, writeSources } from '../../test/fakeWorkspace.ts';
import { publishRelease } from '../release/publish/publishRelease.ts';
import type { Manifest } from '../store/protocol/manifest.ts';
import { readRelease } from '../store/protocol/storedRelease.ts';
import { formatRebuild, rebuildReleases } from './rebuildRelease.ts';

let root: string;
let manifest: Manifest;

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** The first commit is the one of which the package was released. The second commit changes the package. */
beforeAll(async () => {
  root = await createFakeWorkspace('news');
  await writeFile(join(root, 'run.mjs'), '');
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '-m', 'first');
  const commit = git('rev-parse', 'HEAD');
  const store = await storeWithShell();
  const { name, version } = await publishRelease({ root, folder: 'mfe-news', store, source: { commit, clean: true } });
  const release = await readRelease(store.read, name, version);
  const files = Object.entries(release?.files ?? {}).filter(([file]) => /^browser\/.*(?<!\.br|\.gz)$/.test(file));
  manifest = {
    left: {},
    headers: [{}],
    addresses: Object.fromEntries(
      files.flatMap(([file, body]) =>
        [`${version}/`, ...(hasContentHash(file) ? [''] : [])].map((folder) => [
          `/r/news/${folder}${file.replace('browser/', '')}`,
          [{ status: 200, body, headers: 0 }],
        ]),
      ),
    ),
    releases: [{ name, version, commit, clean: true, ...(release?.content && { content: release.content }) }],
  };
  await writeSources(root, 'news', 'another');
  git('commit', '--quiet', '--all', '-m', 'second');
});

describe('rebuilding a release', () => {
  it('a rebuild from the release’s commit is identical, despite later commits', async () => {
    const [rebuilt] = await rebuildReleases(manifest, 'news', root);
    expect(rebuilt?.same).toBe(true);
    expect(rebuilt && formatRebuild(rebuilt)).toMatch(
      /^news 1\.0\.0-[0-9a-f]{10}, rebuilt from commit [0-9a-f]{10}: identical, byte for byte\.$/,
    );
  });

  it('a rebuild differs if a file was altered at either of its addresses', async () => {
    const hashed = Object.keys(manifest.addresses).filter((address) => hasContentHash(address));
    expect(hashed.map((address) => address.split('/').length).toSorted()).toEqual([5, 6]);
    const response = { status: 200, body: `sha256-${'A'.repeat(43)}=`, headers: 0 };
    for (const address of hashed) {
      const altered = { ...manifest, addresses: { ...manifest.addresses, [address]: [response] } };
      const [one] = await rebuildReleases(altered, 'news', root);
      expect([address, one?.same]).toEqual([address, false]);
      expect(one && formatRebuild(one)).toContain('1 browser files differ, first browser/');
    }
  });

  it('the live release and the canary’s are rebuilt, each from its own commit', async () => {
    const [live] = manifest.releases;
    const releases = live ? [live, { ...live, commit: git('rev-parse', 'HEAD'), clean: false }] : [];
    const [one, other] = await rebuildReleases({ ...manifest, releases }, 'news', root);
    expect([one?.same, other?.same]).toEqual([true, false]);
    expect(other && formatRebuild(other)).toContain('uncommitted changes');
  });

  it('a rebuild is refused for an unknown commit or a package that the site does not show', async () => {
    const [release] = manifest.releases;
    const of = (commit: string | undefined) => ({
      ...manifest,
      releases: release ? [{ name: release.name, version: release.version, ...(commit && { commit }) }] : [],
    });
    await expect(rebuildReleases(of('0'.repeat(40)), 'news', root)).rejects.toThrow(
      `The commit ${'0'.repeat(40)} of ${root} could not be checked out: fatal: `,
    );
    await expect(rebuildReleases(of(undefined), 'news', root)).rejects.toThrow(
      'does not name the commit that it was built from',
    );
    await expect(rebuildReleases(manifest, 'blog', root)).rejects.toThrow(
      'The site shows no release of blog. It shows: news.',
    );
  });
});
