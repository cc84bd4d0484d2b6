import { existsSync } from 'node:fs';
import promises, { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putFakeDeltas, putFakeEntry, putFakeShell, putFakeSite } from '../../../test/fakeSite.ts';
import { openFolderStore } from '../../store/backends/releaseStore.folder.ts';
import { exportTree } from './exportTree.ts';

const { link } = promises;

/** Replaces `link` by a function that fails with this code, as file systems without hard links do. Without a code, restores it. */
function refuseLinks(code?: string): void {
  promises.link = code ? async () => Promise.reject(Object.assign(new Error(`${code}: link`), { code })) : link;
  // Gives the replaced function also to modules that imported it by name.
  syncBuiltinESMExports();
}

afterEach(() => refuseLinks());

let own: string;
beforeEach(async () => {
  own = await mkdtemp(join(tmpdir(), 'no-links-'));
});

it.each(['EPERM', 'EXDEV', 'ENOTSUP'])(
  'a store on a file system without hard links (%s) fails with the next step',
  async (code) => {
    refuseLinks(code);
    await expect(openFolderStore(own).create('log/00000001.json', '{}')).rejects.toThrow(
      `The file system of ${own} has no hard links. The store needs them to decide which of two writers is first. Nothing was written. Choose a folder on another file system, or a bucket`,
    );
    expect(await readdir(join(own, 'log'))).toEqual([]);
  },
);

it('a store folder without write permission is not reported as a lack of hard links', async () => {
  refuseLinks('EACCES');
  await expect(openFolderStore(own).create('log/00000001.json', '{}')).rejects.toThrow(
    'Check the permissions of the folder.',
  );
});

it('an export without hard links copies files and keeps their times for ETags', async () => {
  const store = openFolderStore(join(own, 'releases'));
  await putFakeShell(store);
  const site = await putFakeSite(store, 'first');
  await putFakeEntry(store, 1, site);
  await exportTree(store, join(own, 'linked'));
  refuseLinks('EPERM');
  for (const again of [1, 2]) {
    await exportTree(store, join(own, 'copied'));
    for (const file of ['live/index.html', 'live/index.html.br', 'r/shell/js/main.1a2b3c4d.js', 'proof/newest.json']) {
      const [linked, copied] = [join(own, 'linked', file), join(own, 'copied', file)];
      expect(await readFile(copied), `${file} ${again}`).toEqual(await readFile(linked));
      expect((await stat(copied)).mtimeMs, file).toBe((await stat(linked)).mtimeMs);
    }
  }
  refuseLinks();
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'), await putFakeDeltas(store));
  refuseLinks('EPERM');
  await exportTree(store, join(own, 'copied'));
  expect(await readFile(join(own, 'copied/live/index.html'), 'utf8')).toContain('<title>second');
  expect((await readdir(join(own, 'copied'), { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(existsSync(join(own, 'copied/sites', site))).toBe(true);
});
