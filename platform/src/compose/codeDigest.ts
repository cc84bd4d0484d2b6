import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readInstalledVersion } from '../build/singletons.ts';
import { readSourceGraph } from '../build/sourceGraph.ts';

const workspace = join(import.meta.dirname, '../../..');

/** Modules that composing begins in. The program of the sandboxes is named from there by its address. */
const entries = [join(import.meta.dirname, 'composeSite.ts')];

/** Modules that find this list: they shape no page. */
const except = ['../build/sourceGraph.ts', '../build/singletons.ts'].map((file) => join(import.meta.dirname, file));

/** The code that shapes the HTML: files of the workspace with their text, libraries with their versions. By name, in order. */
export function composingCode(): ReadonlyMap<string, string> {
  const { files, libraries } = readSourceGraph(workspace, entries, { types: false, except });
  const named = [
    ...libraries.map((library) => [library, readInstalledVersion(library, import.meta.url)] as const),
    ...files.map((file) => [relative(workspace, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const),
  ];
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

let digest: string | undefined;

/** SHA-256 over the code that composes: other code may make other pages of the same releases. Read once for each process. */
export function codeDigest(): string {
  digest ??= createHash('sha256')
    // The compressed copies are part of what is composed, and are as the libraries of Node make them.
    .update(JSON.stringify([process.versions.zlib, process.versions.brotli, ...composingCode()]))
    .digest('hex');
  return digest;
}
