import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readSourceGraph } from './sourceGraph.ts';

/** Data that vanilla-extract passes for each class that needs a name. */
interface StyleScope {
  /** Hash of the file's path and of the class's position in that file. The class's styles do not count. */
  readonly hash: string;
  /** Path of the file, relative to the package's folder, or to the build's folder if the file is in no package. */
  readonly filePath: string;
  readonly packageName?: string;
  readonly debugId?: string;
}

/**
 * Creates the function that names classes. Vanilla-extract's own hash ignores a style's content, so two releases with different copies of a
 * shared style would clash on one page. A name here has the owner, a digest of the style's file and its imports, and the class's position
 * in the file. A changed file renames its own classes, and those of files that import it. The browser and the Node build give the same
 * names.
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
    // Leaves out the workspace's entry points (`package/src/file.ts`), because they only re-export other files.
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
