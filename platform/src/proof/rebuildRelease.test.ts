import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeWithShell } from '../../test/fakeReleases.ts';
import { createFakeWorkspace, writeSources } from '../../test/fakeWorkspace.ts';
import { publishRelease } from '../release/publish/publishRelease.ts';
import type { Manifest } from '../store/protocol/manifest.ts';
import { readRelease } from '../store/protocol/storedRelease.ts';
import { formatRebuild, rebuildRelease } from './rebuildRelease.ts';

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
      files.map(([file, body]) => [
        `/r/news/${version}/${file.replace('browser/', '')}`,
        [{ status: 200, body, headers: 0 }],
      ]),
    ),
    releases: [{ name, version, commit, clean: true, ...(release?.content && { content: release.content }) }],
  };
  await writeSources(root, 'news', 'another');
  git('commit', '--quiet', '--all', '-m', 'second');
});

describe('rebuilding a release', () => {
  it('a rebuild from the release’s commit is identical, despite later commits', async () => {
    const rebuilt = await rebuildRelease(manifest, 'news', root);
    expect(rebuilt.same).toBe(true);
    expect(formatRebuild(rebuilt)).toMatch(
      /^news 1\.0\.0-[0-9a-f]{10}, rebuilt from commit [0-9a-f]{10}: identical, byte for byte\.$/,
    );
  });

  it('a rebuild differs if a file was altered or the release has another commit', async () => {
    const [address = ''] = Object.keys(manifest.addresses);
    const body = `sha256-${'A'.repeat(43)}=`;
    const altered = {
      ...manifest,
      addresses: { ...manifest.addresses, [address]: [{ status: 200, body, headers: 0 }] },
    };
    const one = await rebuildRelease(altered, 'news', root);
    expect(one.same).toBe(false);
    expect(formatRebuild(one)).toContain('1 browser files differ, first browser/');
    const [release] = manifest.releases;
    const other = await rebuildRelease(
      { ...manifest, releases: release ? [{ ...release, commit: git('rev-parse', 'HEAD'), clean: false }] : [] },
      'news',
      root,
    );
    expect(formatRebuild(other)).toContain('uncommitted changes');
    expect(other.same).toBe(false);
  });

  it('a rebuild is refused for an unknown commit or a package that the site does not show', async () => {
    const [release] = manifest.releases;
    const of = (commit: string | undefined) => ({
      ...manifest,
      releases: release ? [{ name: release.name, version: release.version, ...(commit && { commit }) }] : [],
    });
    await expect(rebuildRelease(of('0'.repeat(40)), 'news', root)).rejects.toThrow(
      `The commit ${'0'.repeat(40)} of ${root} could not be checked out: fatal: `,
    );
    await expect(rebuildRelease(of(undefined), 'news', root)).rejects.toThrow(
      'does not name the commit that it was built from',
    );
    await expect(rebuildRelease(manifest, 'blog', root)).rejects.toThrow(
      'The site shows no release of blog. It shows: news.',
    );
  });
});
