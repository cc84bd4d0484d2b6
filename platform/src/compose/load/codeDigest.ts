import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readInstalledVersion } from '../../build/singletonVersions.ts';
import { readSourceGraph } from '../../build/sourceGraph.ts';

const workspace = join(import.meta.dirname, '../../../..');

/** All composing code is imported from this module, directly or not, even the sandbox's program (`sandbox.ts`). */
const entries = [join(import.meta.dirname, '../site/composeSite.ts')];

/** Modules that compute the list of composing code. Pages do not depend on them. */
const except = ['../../build/sourceGraph.ts', '../../build/singletonVersions.ts'].map((file) =>
  join(import.meta.dirname, file),
);

/** Lists the code on which the HTML depends, sorted by name: files of the workspace with their text, libraries with their version. */
export function listComposingCode(): ReadonlyMap<string, string> {
  const { files, libraries } = readSourceGraph(workspace, entries, { types: false, except });
  const namedFiles = [
    ...libraries.map((library) => [library, readInstalledVersion(library, import.meta.url)] as const),
    ...files.map((file) => [relative(workspace, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const),
  ];
  return new Map(namedFiles.sort(([a], [b]) => (a < b ? -1 : 1)));
}

let digest: string | undefined;

/** Returns the SHA-256 of the composing code, because other code may compose other pages. Computed once per process. */
export function computeCodeDigest(): string {
  digest ??= createHash('sha256')
    // Includes the versions of Node's compression libraries, because a site contains compressed copies of its files.
    .update(JSON.stringify([process.versions.zlib, process.versions.brotli, ...listComposingCode()]))
    .digest('hex');
  return digest;
}
