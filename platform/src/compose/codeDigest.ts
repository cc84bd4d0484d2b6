import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { BuildError } from 'shared/contract';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Where composing begins, on the main thread and in the others. */
const entries = ['compose.ts', 'prerenderPages.worker.ts'].map((file) => join(import.meta.dirname, file));

/** What lies behind it keeps bytes and gives them back: how it does so shapes no page. */
const openStore = join(import.meta.dirname, '../store/openStore.ts');

/** The code that shapes the HTML: files of the workspace with their text, libraries with their versions. By name, in order. */
export function composingCode(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const name = relative(workspace, file).split(sep).join('/');
    if (found.has(name) || file === openStore) return;
    const text = readFileSync(file, 'utf8');
    found.set(name, text);
    for (const specifier of importsOf(file, text)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier));
      else if (/^(shared|platform)\//.test(specifier)) visit(fileURLToPath(import.meta.resolve(specifier)));
      else if (!isBuiltin(specifier)) found.set(libraryOf(specifier), versionOf(specifier, file));
    }
  };
  for (const entry of entries) visit(entry);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

let digest: string | undefined;

/** SHA-256 over the code that composes: other code may make other pages of the same releases. Read once for each process. */
export function codeDigest(): string {
  digest ??= createHash('sha256')
    .update(JSON.stringify([...composingCode()]))
    .digest('hex');
  return digest;
}

/** What a file imports while it runs: types are erased. @throws if it cannot be parsed, or if an import hides its name */
function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const erased = (names: readonly { readonly isType: boolean }[]) =>
    names.length > 0 && names.every(({ isType }) => isType);
  const imports = module.staticImports.filter(({ entries: names }) => !erased(names));
  const exports = module.staticExports.flatMap(({ entries: names }) => (erased(names) ? [] : names));
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const [, name] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
    if (name) return name;
    throw new BuildError({
      fact: `${file} imports ${text.slice(start, end)}: nobody can know what that is.`,
      nextStep: 'Write its name.',
    });
  });
  return [
    ...imports.map(({ moduleRequest }) => moduleRequest.value),
    ...exports.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...dynamic,
  ];
}

const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function versionOf(specifier: string, asker: string): string {
  const manifest = findPackageJSON(libraryOf(specifier), asker);
  if (!manifest)
    throw new BuildError({
      fact: `${specifier} is not installed.`,
      nextStep: 'Run npm start, which installs what the lockfile says.',
    });
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
