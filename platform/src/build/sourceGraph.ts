import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, type StaticExport, type StaticImport } from 'oxc-parser';

/** Files that a module is made of, as its sources say: types, type imports and files named by an address included. */
export interface SourceGraph {
  /** Files of the workspace, absolute, in order. */
  readonly files: readonly string[];
  /** Names of the libraries that these files import. */
  readonly libraries: readonly string[];
}

/** The names that somebody imports from a module; all of them where that cannot be told. */
type Wanted = ReadonlySet<string> | 'all';

interface GraphOptions {
  /** False leaves out what is erased before anything runs. */
  readonly types?: boolean;
  /** Modules, absolute, that are neither taken nor followed. */
  readonly except?: readonly string[];
}

/**
 * Follows the imports of some modules through the workspace. Of an entry point, and of any other module that only passes on what others
 * export, just those are followed whose names are asked for.
 * @param root the workspace, in which packages import each other by name
 */
export function sourceGraph(
  root: string,
  entries: readonly string[],
  { types = true, except = [] }: GraphOptions = {},
): SourceGraph {
  const files = new Map<string, Set<string>>();
  const libraries = new Set<string>();

  function follow(from: string, specifier: string, wanted: Wanted): void {
    const file = specifier.startsWith('.') ? join(dirname(from), specifier) : entryPoint(root, specifier);
    if (file) visit(file, wanted);
    else if (!isBuiltin(specifier)) libraries.add(libraryOf(specifier));
  }

  function visit(file: string, wanted: Wanted): void {
    const before = files.get(file);
    const names = wanted === 'all' ? ['*'] : [...wanted];
    const fresh = names.filter((name) => !before?.has(name) && !before?.has('*'));
    if ((before && fresh.length === 0) || except.includes(file)) return;
    files.set(file, new Set([...(before ?? []), ...names]));
    if (!/\.[cm]?tsx?$/.test(file) || file.endsWith('.d.ts')) return;
    const { imports, passedOn, named } = readModule(file, types);
    if (!before) for (const [specifier, asked] of imports) follow(file, specifier, asked);
    if (!before)
      for (const specifier of named) if (existsSync(join(dirname(file), specifier))) follow(file, specifier, 'all');
    for (const { specifier, as, name } of passedOn)
      if (wanted === 'all' || as === undefined || wanted.has(as))
        follow(file, specifier, as === undefined ? wanted : name === undefined ? 'all' : new Set([name]));
  }

  for (const entry of entries) visit(entry, 'all');
  return { files: [...files.keys()].sort(), libraries: [...libraries].sort() };
}

interface Module {
  readonly imports: readonly (readonly [specifier: string, Wanted])[];
  /** Names that are exported again: the new name (`*` has none), and the name where it comes from. */
  readonly passedOn: readonly { readonly specifier: string; readonly as?: string; readonly name?: string }[];
  /** Files that are named by their address beside the module, or by a pattern. */
  readonly named: readonly string[];
}

const read = new Map<string, Module>();

function readModule(file: string, types: boolean): Module {
  const key = `${types} ${file}`;
  const known = read.get(key);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Module = {
    imports: [
      ...module.staticImports.filter(({ entries }) => types || runs(entries)).map(importOf),
      // While running, only what an `import()` says; a type may be imported in place.
      ...(types
        ? literals(source, lazyImport)
        : module.dynamicImports.flatMap(({ start, end }) => literals(source.slice(start, end), lazyImport))
      ).map((each) => [each, 'all'] as const),
    ],
    passedOn: module.staticExports.flatMap((each) => (types || runs(each.entries) ? passedOnBy(each) : [])),
    named: [
      ...literals(source, address),
      ...literals(source, pattern).flatMap((each) =>
        globSync(each, { cwd: dirname(file) }).map((found) => `./${found}`),
      ),
    ],
  };
  read.set(key, found);
  return found;
}

/** Tells whether something is left of an import once its types are erased. */
const runs = (names: readonly { readonly isType: boolean }[]): boolean =>
  names.length === 0 || names.some(({ isType }) => !isType);

/** `import('…')`, also of a type, also with a comment for the bundler. */
const lazyImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([@.\w][^'\s]*)'/g;
/** `import.meta.glob('…', …)`, also with a type. */
const pattern = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*'(\.[^']+)'/g;
const address = /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;

const literals = (source: string, expression: RegExp): string[] =>
  [...source.matchAll(expression)].map(([, each = '']) => each);

function importOf({ moduleRequest, entries }: StaticImport): readonly [string, Wanted] {
  const names = entries.map(({ importName }) => (importName.kind === 'Name' ? importName.name : null));
  const all = names.length === 0 || names.includes(null);
  return [moduleRequest.value, all ? 'all' : new Set(names.filter((name) => name !== null))];
}

const passedOnBy = ({ entries }: StaticExport): Module['passedOn'] =>
  entries.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest
      ? [
          {
            specifier: moduleRequest.value,
            ...(exportName.name && { as: exportName.name }),
            ...(importName.kind === 'Name' && importName.name && { name: importName.name }),
          },
        ]
      : [],
  );

/** The name of the library, or of the package, that a bare specifier begins with. */
export const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The file behind an entry point of a package of the workspace; undefined for libraries. */
function entryPoint(root: string, specifier: string): string | undefined {
  const name = libraryOf(specifier);
  const manifest = join(root, name, 'package.json');
  if (name.startsWith('@') || !existsSync(manifest)) return undefined;
  const file = JSON.parse(readFileSync(manifest, 'utf8')).exports?.[`.${specifier.slice(name.length)}`];
  return typeof file === 'string' ? join(root, name, file) : undefined;
}
