import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readSourceGraph } from './sourceGraph.ts';

/** Data that vanilla-extract passes for each class that needs a name. */
interface StyleScope {
  /** Hash by vanilla-extract: of the file's path and of the class's position in the file, but not of the class's styles. */
  readonly hash: string;
  /** Path of the style file from the folder of its package, or from the build's folder if the file is in no package. */
  readonly filePath: string;
  readonly packageName?: string;
  readonly debugId?: string;
}

/**
 * Creates the function that names a build's classes: by owner, digest of the style file and its imports, and position in the file.
 *  vanilla-extract's own hash ignores the styles. Two releases with different copies of a shared style would then clash on one page.
 *  A changed file renames its classes, and those of files that import it. The browser and the Node build give the same names.
 */
export function createClassNamer(owner: string, folder: string, development: boolean) {
  const root = findWorkspace(folder);
  const prefixes = new Map<string, string>();
  const positions = new Map<string, Map<string, string>>();
  return ({ hash, filePath, packageName, debugId }: StyleScope): string => {
    // Falls back to the path from the build's own folder if no package of the workspace contains the file.
    const inWorkspace = packageName !== undefined && existsSync(join(root, packageName, 'package.json'));
    const file = inWorkspace ? join(root, packageName, filePath) : join(folder, filePath);
    // Uses no digest in development: it would change with every save, and hot reload would replace class names on the page.
    const prefix = development ? `${abbreviate(owner)}0_` : (prefixes.get(file) ?? hashPrefix(owner, root, file));
    prefixes.set(file, prefix);
    if (development) return `${prefix}${debugId ? `${debugId}_` : ''}${hash}`;
    // Reuses the name of a class that already has one, because a file is evaluated again for each module that imports it.
    const classes = positions.get(file) ?? new Map<string, string>();
    const position = classes.get(hash) ?? classes.size.toString(36);
    positions.set(file, classes.set(hash, position));
    return `${prefix}${position}`;
  };
}

function hashPrefix(owner: string, root: string, file: string): string {
  const digest = createHash('sha256');
  for (const each of readSourceGraph(root, [file]).files) {
    const name = relative(root, each).split(sep).join('/');
    // Leaves out the entry points of packages (`package/src/file.ts`): they only re-export files, and the digest contains those anyway.
    if (!/^[^/]+\/src\/[^/]+$/.test(name)) digest.update(`${name}\0`).update(readFileSync(each)).update('\0');
  }
  const short = BigInt(`0x${digest.digest('hex').slice(0, 14)}`)
    .toString(36)
    .slice(0, 6);
  return `${abbreviate(owner)}${short}_`;
}

const abbreviate = (owner: string): string => owner.replace(/[^a-z]/g, '').slice(0, 4);

/** Finds the workspace that contains a package's folder. Without a workspace, returns the folder above. */
function findWorkspace(folder: string): string {
  for (let each = dirname(folder); each !== dirname(each); each = dirname(each))
    if (existsSync(join(each, 'pnpm-workspace.yaml'))) return each;
  return dirname(folder);
}
