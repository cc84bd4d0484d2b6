import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from '../../development/workspaceCopy.ts';
import { release, releaseFrom } from '../../releases/deploy.ts';
import { runCommand } from '../../runCommand.ts';
import { type Change, changeWord } from './cases.ts';

const releases = join(import.meta.dirname, '../../../releases');

/** The site before any of the changes, and each change released beside it. */
export interface PreparedStores {
  /** A store of its own of the site before, in which a change waits to become live. @returns its folder */
  copy(change?: Change): Promise<string>;
  /** The version under which each change waits. */
  readonly versions: ReadonlyMap<Change, string>;
  /** Makes ten changes of one word live, one after another. @returns the bytes of the store before them, and after each */
  sizes(): Promise<readonly StoreSize[]>;
  remove(): Promise<void>;
}

/** Bytes of a store: all of them, and those of its deltas. */
export interface StoreSize {
  readonly whole: number;
  readonly deltas: number;
}

/**
 * Builds and releases every change, each alone. One copy of the workspace is used for all, so that nothing but the change differs. Packages that no
 * change touches are the live ones.
 */
export async function prepareStores(changes: readonly Change[]): Promise<PreparedStores> {
  await runCommand('start', ['--no-serve']);
  const live = JSON.parse(await readFile(join(releases, 'composition.json'), 'utf8')).composition.releases;
  const place = await mkdtemp(join(tmpdir(), 'returning-'));
  const base = join(place, 'base');
  for (const name of [...Object.keys(live), 'blobs'])
    await cp(join(releases, name), join(base, name), { recursive: true });
  const unchanged = await copyWorkspace('bench-releases');
  const there = Object.entries(live).map(([name, version]) => `${name}@${version}`);
  await runCommand('compose', there, { RELEASES: base }, unchanged.folder);
  const changed = new Set(changes.map(({ released }) => released));
  await release(base, ['publish', ...changed, '--promote'], unchanged.folder);
  const folderOf = (change?: Change) => (change ? join(place, `${changes.indexOf(change)}`) : base);
  const versions = new Map<Change, string>();
  for (const change of changes) {
    const workspace = await copyWorkspace('bench-releases');
    await change.make?.(workspace);
    await cp(base, folderOf(change), { recursive: true });
    // Without a change it is released under a number of its own.
    const options = change.make ? [] : ['--version', '90.0.0'];
    versions.set(change, await releaseFrom(workspace.folder, folderOf(change), change.released, ...options));
  }
  const copy = async (change?: Change) => {
    const folder = await mkdtemp(join(place, 'copy-'));
    await cp(folderOf(change), folder, { recursive: true });
    return folder;
  };
  return {
    versions,
    copy,
    async sizes() {
      const [workspace, folder] = [await copyWorkspace('bench-releases'), await copy()];
      const sizes = [await sizeOf(folder)];
      for (let time = 1; time <= 10; time += 1) {
        await changeWord(workspace, time);
        await releaseFrom(workspace.folder, folder, 'portfolio', '--promote');
        sizes.push(await sizeOf(folder));
      }
      return sizes;
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** The first bytes of every delta (RFC 9842). */
const deltaBegins = Buffer.from('5e2a4d18', 'hex');

async function sizeOf(folder: string): Promise<StoreSize> {
  const size = { whole: 0, deltas: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    size.whole += bytes.length;
    if (bytes.subarray(0, deltaBegins.length).equals(deltaBegins)) size.deltas += bytes.length;
  }
  return size;
}
