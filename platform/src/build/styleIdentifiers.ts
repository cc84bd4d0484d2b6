import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { sourceGraph } from './sourceGraph.ts';

/** Data that vanilla-extract gives of a class that wants a name. */
interface StyleScope {
  /** Of the file's path and of the class's place in it; it does not know what the class says. */
  readonly hash: string;
  /** From the package's folder, or from that of the build. */
  readonly filePath: string;
  readonly packageName?: string;
  readonly debugId?: string;
}

/**
 * Makes the function that names classes. Vanilla-extract's own hash ignores a style's content, so two releases with different copies of a
 * shared style would clash on one page. Here owner and a digest of what the style's file is made of take its place, and the class's place
 * in the file follows. A change of one file gives other names to its own classes, and to those of files that import it. The names are the
 * same for the browser and the Node build.
 */
export function styleIdentifiers(owner: string, folder: string, development: boolean) {
  const root = workspaceOf(folder);
  const prefixes = new Map<string, string>();
  /** By file: each class's hash, with its place. */
  const places = new Map<string, Map<string, string>>();
  return ({ hash, filePath, packageName, debugId }: StyleScope): string => {
    // A name that is no package's of the workspace says nothing of where the file is: then its path begins at the build's own folder.
    const named = packageName !== undefined && existsSync(join(root, packageName, 'package.json'));
    const file = named ? join(root, packageName, filePath) : join(folder, filePath);
    // While developing a digest would change with every save and hot reload would swap the names on the page.
    const prefix = development ? `${abbreviate(owner)}0_` : (prefixes.get(file) ?? prefixOf(owner, root, file));
    prefixes.set(file, prefix);
    if (development) return `${prefix}${debugId ? `${debugId}_` : ''}${hash}`;
    // A file is evaluated again for each that imports it: the same class asks again.
    const classes = places.get(file) ?? new Map<string, string>();
    const place = classes.get(hash) ?? classes.size.toString(36);
    places.set(file, classes.set(hash, place));
    return `${prefix}${place}`;
  };
}

function prefixOf(owner: string, root: string, file: string): string {
  const digest = createHash('sha256');
  for (const each of sourceGraph(root, [file]).files) {
    const name = relative(root, each).split(sep).join('/');
    // An entry point only passes on what other files say.
    if (!/^[^/]+\/src\/[^/]+$/.test(name)) digest.update(`${name}\0`).update(readFileSync(each)).update('\0');
  }
  const short = BigInt(`0x${digest.digest('hex').slice(0, 14)}`)
    .toString(36)
    .slice(0, 6);
  return `${abbreviate(owner)}${short}_`;
}

const abbreviate = (owner: string): string => owner.replace(/[^a-z]/g, '').slice(0, 4);

/** The workspace that a package's folder lies in; the folder above it where nothing says so. */
function workspaceOf(folder: string): string {
  for (let each = dirname(folder); each !== dirname(each); each = dirname(each))
    if (existsSync(join(each, 'pnpm-workspace.yaml'))) return each;
  return dirname(folder);
}
