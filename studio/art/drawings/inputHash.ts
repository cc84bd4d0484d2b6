import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 in hex over the names and bytes of all files below `folders` (and of single files) that `accept` takes. */
export function inputHash(paths: readonly string[], accept: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      if (!accept(file)) continue;
      // Names are relative to what was asked for: the same sources hash alike wherever the project lies.
      hash
        .update(relative(join(path, '..'), file).split(sep).join('/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const ignored = new Set(['node_modules', 'dist', '.cache', 'test-results']);

function filesBelow(path: string): string[] {
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
      throw error;
    }
  })();
  if (entries === undefined) return [path];
  return entries
    .filter(({ name }) => !ignored.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}
