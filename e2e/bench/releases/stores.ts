import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '../../development/workspaceCopy.ts';
import { type Change, changeWord } from './cases.ts';

const root = join(import.meta.dirname, '../../..');
const commands = 'platform/src/commands';

/** The site before any of the changes, and each change released beside it. */
export interface PreparedStores {
  /** A store of its own of the site before, in which a change waits to become live. */
  fresh(change?: Change): Promise<Store>;
  /** Makes ten changes of one word live, one after another. @returns the bytes of the store before them, and after each */
  sizes(): Promise<readonly StoreSize[]>;
  remove(): Promise<void>;
}

/** How many bytes a store has. */
export interface StoreSize {
  readonly whole: number;
  readonly deltas: number;
}

/** A store of a site that is live. */
export interface Store {
  readonly folder: string;
  /** The release that waits: `portfolio@2.3.1`. */
  readonly waiting: string;
  /** Makes it live. */
  promote(): Promise<unknown>;
  remove(): Promise<void>;
}

/**
 * Builds and releases every change, each alone, beside what it changes. All of it is built in one copy of the workspace, so that nothing
 * but the change differs; the packages that no change touches are those that are live here.
 */
export async function prepareStores(changes: readonly Change[]): Promise<PreparedStores> {
  await command(root, 'start.cli.ts', ['--no-serve']);
  const live = JSON.parse(await readFile(join(root, 'releases/composition.json'), 'utf8')).composition.releases;
  const place = await mkdtemp(join(tmpdir(), 'returning-'));
  const base = join(place, 'base');
  for (const name of Object.keys(live)) await cp(join(root, 'releases', name), join(base, name), { recursive: true });
  const names = [...new Set(changes.map(({ released }) => released))];
  const unchanged = await copyWorkspace('bench-releases');
  const there = Object.entries(live).map(([name, version]) => `${name}@${version}`);
  await command(unchanged.folder, 'compose.cli.ts', there, base);
  await command(unchanged.folder, 'release.cli.ts', ['publish', ...names, '--promote'], base);
  const waiting = new Map<Change, string>();
  const folderOf = (change: Change) => join(place, `${changes.indexOf(change)}`);
  for (const change of changes) {
    const copy = await copyWorkspace('bench-releases');
    await change.make?.(copy);
    await cp(base, folderOf(change), { recursive: true });
    // Without a change it is released under a number of its own.
    const words = ['publish', change.released, '--json', ...(change.make ? [] : ['--version', '90.0.0'])];
    const [published] = JSON.parse(await command(copy.folder, 'release.cli.ts', words, folderOf(change))).published;
    waiting.set(change, `${published.name}@${published.version}`);
  }
  return {
    async fresh(change) {
      const folder = await mkdtemp(join(tmpdir(), 'returned-'));
      await cp(change ? folderOf(change) : base, folder, { recursive: true });
      const release = (change && waiting.get(change)) ?? '';
      return {
        folder,
        waiting: release,
        promote: () => command(root, 'release.cli.ts', ['promote', release], folder),
        remove: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async sizes() {
      const folder = join(place, 'repeated');
      await cp(base, folder, { recursive: true });
      const copy = await copyWorkspace('bench-releases');
      const sizes = [await sizeOf(folder)];
      for (let time = 1; time <= 10; time += 1) {
        await changeWord(copy, time);
        await command(copy.folder, 'release.cli.ts', ['publish', 'portfolio', '--promote'], folder);
        sizes.push(await sizeOf(folder));
      }
      return sizes;
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

async function sizeOf(folder: string): Promise<StoreSize> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const size = { whole: 0, deltas: 0 };
  for (const entry of entries.filter((each) => each.isFile())) {
    const { size: bytes } = await stat(join(entry.parentPath, entry.name));
    size.whole += bytes;
    if (entry.name.endsWith('.dcz')) size.deltas += bytes;
  }
  return size;
}

/** Runs one of the project's commands of a workspace. @returns what it printed */
async function command(folder: string, file: string, words: readonly string[], store?: string): Promise<string> {
  const environment = { ...process.env, ...(store && { RELEASES: store }) };
  const bins = join(root, 'node_modules/.bin');
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, commands, file), ...words], {
    cwd: folder,
    env: { ...environment, PATH: `${bins}${delimiter}${process.env.PATH}` },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
