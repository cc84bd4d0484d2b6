import { existsSync, globSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What files were, by their paths from the root. */
type Files = ReadonlyMap<string, Buffer>;

/** What work has come to, by paths from the root. */
export interface Written {
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/**
 * Does work that writes below some paths. Where it fails, or is stopped, all that lies there is as it was before.
 * @param paths files and folders, from the root; what is installed or built below them is not looked at
 */
export async function undoable(root: string, paths: readonly string[], work: () => Promise<void>): Promise<Written> {
  const before = await filesBelow(root, paths);
  const absent = paths.filter((path) => !existsSync(join(root, path)));
  const undo = async () => {
    for (const path of absent) await rm(join(root, path), { recursive: true, force: true });
    const { created, changed } = differences(before, await filesBelow(root, paths));
    for (const file of created) await rm(join(root, file));
    for (const file of changed) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), before.get(file) ?? '');
    }
  };
  const stop = () => {
    void undo().finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await work();
    return differences(before, await filesBelow(root, paths));
  } catch (error) {
    await undo();
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

async function filesBelow(root: string, paths: readonly string[]): Promise<Files> {
  const files = paths.flatMap((path) => {
    const place = join(root, path);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return [path];
    const exclude = ({ name }: { readonly name: string }) => name === 'node_modules' || name === 'dist';
    return globSync('**/*', { cwd: place, withFileTypes: true, exclude })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(root).length)
          .replace(/^[\\/]/, ''),
      );
  });
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(root, file))] as const)));
}

function differences(before: Files, after: Files): Written {
  const isAsBefore = (file: string) => {
    const [was, is] = [before.get(file), after.get(file)];
    return was !== undefined && is !== undefined && was.equals(is);
  };
  return {
    created: [...after.keys()].filter((file) => !before.has(file)).sort(),
    changed: [...before.keys()].filter((file) => !isAsBefore(file)).sort(),
  };
}
