import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, type StaticExport, type StaticImport } from 'oxc-parser';

/** Files and libraries that some modules depend on, directly or not: by imports, type imports and `new URL(…)`. */
export interface SourceGraph {
  /** Absolute paths of workspace files, sorted. */
  readonly files: readonly string[];
  readonly libraries: readonly string[];
}

/** Names that a module's importers use; `all` if they cannot be determined, as for a lazy import. */
type ImportedNames = ReadonlySet<string> | 'all';

interface GraphOptions {
  /** Counts type imports, too; true by default. False leaves out files that are only needed for types and never run. */
  readonly types?: boolean;
  /** Absolute paths of modules to leave out, with all that only they import. */
  readonly except?: readonly string[];
}

/**
 * Collects all that the modules `entries` depend on. In entry points of packages, it follows only re-exports that are imported.
 * @param root the workspace, in which packages import each other by name
 */
export function readSourceGraph(
  root: string,
  entries: readonly string[],
  { types = true, except = [] }: GraphOptions = {},
): SourceGraph {
  const files = new Map<string, Set<string>>();
  const libraries = new Set<string>();

  function follow(from: string, specifier: string, wanted: ImportedNames): void {
    const file = specifier.startsWith('.') ? join(dirname(from), specifier) : resolveEntryPoint(root, specifier);
    if (file) visit(file, wanted);
    else if (!isBuiltin(specifier)) libraries.add(parseLibraryName(specifier));
  }

  function visit(file: string, wanted: ImportedNames): void {
    const before = files.get(file);
    const names = wanted === 'all' ? ['*'] : [...wanted];
    const fresh = names.filter((name) => !before?.has(name) && !before?.has('*'));
    if ((before && fresh.length === 0) || except.includes(file)) return;
    files.set(file, new Set([...(before ?? []), ...names]));
    if (!/\.[cm]?tsx?$/.test(file) || file.endsWith('.d.ts')) return;
    const { imports, reexports, referencedFiles } = readModule(file, types);
    if (!before) for (const [specifier, asked] of imports) follow(file, specifier, asked);
    if (!before)
      for (const specifier of referencedFiles)
        if (existsSync(join(dirname(file), specifier))) follow(file, specifier, 'all');
    for (const { specifier, as, name } of reexports)
      if (wanted === 'all' || as === undefined || wanted.has(as))
        follow(file, specifier, as === undefined ? wanted : name === undefined ? 'all' : new Set([name]));
  }

  for (const entry of entries) visit(entry, 'all');
  return { files: [...files.keys()].sort(), libraries: [...libraries].sort() };
}

interface Module {
  readonly imports: readonly (readonly [specifier: string, ImportedNames])[];
  /** `as` is the name that importers use, absent for `export *`; `name` is the name in the original module. */
  readonly reexports: readonly { readonly specifier: string; readonly as?: string; readonly name?: string }[];
  /** Files that the module names in `new URL(…)`, or by a glob. */
  readonly referencedFiles: readonly string[];
}

const modules = new Map<string, Module>();

function readModule(file: string, types: boolean): Module {
  const key = `${types} ${file}`;
  const parsedBefore = modules.get(key);
  if (parsedBefore) return parsedBefore;
  const source = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const parsed: Module = {
    imports: [
      ...module.staticImports.filter(({ entries }) => types || hasRuntimeNames(entries)).map(readImport),
      // Without types, searches only parsed `import()` calls, because elsewhere `import('…')` may be a type.
      ...(types
        ? findLiterals(source, lazyImport)
        : module.dynamicImports.flatMap(({ start, end }) => findLiterals(source.slice(start, end), lazyImport))
      ).map((each) => [each, 'all'] as const),
    ],
    reexports: module.staticExports.flatMap((each) =>
      types || hasRuntimeNames(each.entries) ? listReexports(each) : [],
    ),
    referencedFiles: [
      ...findLiterals(source, address),
      ...findLiterals(source, pattern).flatMap((each) =>
        globSync(each, { cwd: dirname(file) }).map((found) => `./${found}`),
      ),
    ],
  };
  modules.set(key, parsed);
  return parsed;
}

/** Tells whether an import still exists at run time, when types are erased. */
const hasRuntimeNames = (names: readonly { readonly isType: boolean }[]): boolean =>
  names.length === 0 || names.some(({ isType }) => !isType);

/** Matches `import('…')`, also within a type, also with a bundler comment before the name. */
const lazyImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([@.\w][^'\s]*)'/g;
/** Matches `import.meta.glob('…', …)`, also with a type argument. */
const pattern = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*'(\.[^']+)'/g;
const address = /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;

const findLiterals = (source: string, expression: RegExp): string[] =>
  [...source.matchAll(expression)].map(([, each = '']) => each);

function readImport({ moduleRequest, entries }: StaticImport): readonly [string, ImportedNames] {
  const names = entries.map(({ importName }) => (importName.kind === 'Name' ? importName.name : null));
  const importsAll = names.length === 0 || names.includes(null);
  return [moduleRequest.value, importsAll ? 'all' : new Set(names.filter((name) => name !== null))];
}

const listReexports = ({ entries }: StaticExport): Module['reexports'] =>
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

export const parseLibraryName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the file behind an entry point of a workspace package, like `shared/design`. @returns undefined if the name is a library's */
function resolveEntryPoint(root: string, specifier: string): string | undefined {
  const name = parseLibraryName(specifier);
  const manifest = join(root, name, 'package.json');
  if (name.startsWith('@') || !existsSync(manifest)) return undefined;
  const file = JSON.parse(readFileSync(manifest, 'utf8')).exports?.[`.${specifier.slice(name.length)}`];
  return typeof file === 'string' ? join(root, name, file) : undefined;
}
