import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from '../../development/workspaceCopy.ts';
import { releaseFromCopy, runRelease } from '../../releases/deploy.ts';
import { runCommand } from '../../runCommand.ts';
import { type BenchedChange, changeWord } from './cases.ts';

const releases = join(import.meta.dirname, '../../../releases');

/** Prepared stores: one with only the live site, and one for each change, in which the change is published but not live. */
export interface PreparedStores {
  /** Copies the store with this change; without `change`, the store of the live site alone. @returns the copy's folder */
  copy(change?: BenchedChange): Promise<string>;
  readonly versions: ReadonlyMap<BenchedChange, string>;
  /** Promotes ten changes of one word, one after another. @returns the store's size before all changes, and after each */
  sizes(): Promise<readonly StoreSize[]>;
  remove(): Promise<void>;
}

/** Sizes in bytes: all files of a store, and its deltas. */
export interface StoreSize {
  readonly whole: number;
  readonly deltas: number;
}

/**
 * Prepares a store for each change. Restores the copied workspace, makes the change, and publishes only the changed package. The other
 * packages keep their live releases.
 */
export async function prepareStores(changes: readonly BenchedChange[]): Promise<PreparedStores> {
  await runCommand('start', ['--no-serve']);
  const live = JSON.parse(await readFile(join(releases, 'composition.json'), 'utf8')).composition.releases;
  const place = await mkdtemp(join(tmpdir(), 'returning-'));
  const base = join(place, 'base');
  for (const name of [...Object.keys(live), 'blobs'])
    await cp(join(releases, name), join(base, name), { recursive: true });
  const unchanged = await copyWorkspace('bench-releases');
  const liveReleases = Object.entries(live).map(([name, version]) => `${name}@${version}`);
  await runCommand('compose', liveReleases, { RELEASES: base }, unchanged.folder);
  const changed = new Set(changes.map(({ released }) => released));
  await runRelease(base, ['publish', ...changed, '--promote'], unchanged.folder);
  const folderOf = (change?: BenchedChange) => (change ? join(place, `${changes.indexOf(change)}`) : base);
  const versions = new Map<BenchedChange, string>();
  for (const change of changes) {
    const workspace = await copyWorkspace('bench-releases');
    await change.make?.(workspace);
    await cp(base, folderOf(change), { recursive: true });
    // Without `make` the sources are unchanged, so only an explicit version makes `release publish` create a new release.
    const options = change.make ? [] : ['--version', '90.0.0'];
    versions.set(change, await releaseFromCopy(workspace.folder, folderOf(change), change.released, ...options));
  }
  const copy = async (change?: BenchedChange) => {
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
        await releaseFromCopy(workspace.folder, folder, 'portfolio', '--promote');
        sizes.push(await sizeOf(folder));
      }
      return sizes;
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** First bytes of every delta file compressed with zstd (RFC 9842). */
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
