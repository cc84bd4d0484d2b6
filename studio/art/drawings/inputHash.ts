import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the SHA-256 (hex) of the names and bytes of all files in `paths` (folders or files) that `accept` admits. */
export function hashInputs(paths: readonly string[], accept: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      if (!accept(file)) continue;
      // Names are relative to the given path, so the hash does not depend on the location of the repository.
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
