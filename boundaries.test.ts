import { globSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { importOrder, importRules, optionalParts, platformFolders, singletonEntryPoints } from './boundaries.ts';

const root = import.meta.dirname;
/** Matches folders that are installed, built or made by a command. Git ignores them, but this test must also run without git. */
const made = /^(node_modules|dist|test-results|@mf-types|\..+)$/;
const files = globSync(['**/*.{ts,tsx}', '.ci/*.ts'], {
  cwd: root,
  exclude: (entry) => entry !== '.ci' && made.test(basename(entry)),
}).filter((file) => !file.startsWith('releases/'));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

const packages = new Set(files.filter((file) => /^[^./][^/]*\//.test(file)).map((file) => file.split('/')[0] ?? ''));
const manifests = new Map<string, Manifest>(
  ['.', ...packages].map((name) => [name, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))]),
);

/** Lists a file's import specifiers: static, re-exported, dynamic and `import('…')` types; without imports of types if `types` is false. */
function specifiersOf(file: string, source: string, types = true): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const take = (node: { source: { value?: unknown } | null; importKind?: string; exportKind?: string }) => {
    if (!types && (node.importKind === 'type' || node.exportKind === 'type')) return;
    if (node.source && typeof node.source.value === 'string') found.push(node.source.value);
  };
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') found.push(node.source.value);
      // Reports a template literal as a fault, because it hides the specifier. Ignores a variable, whose address is known only at run time.
      else if (node.source.type === 'TemplateLiteral')
        found.push(`a template: ${node.source.quasis[0]?.value.raw ?? ''}…`);
    },
    TSImportType: (node) => {
      if (!types) return;
      const { source: literal } = node as unknown as { source: { value?: unknown } };
      if (typeof literal.value === 'string') found.push(literal.value);
    },
  }).visit(program);
  return found;
}

const packageOf = (file: string): string => {
  const [first = ''] = file.split('/');
  return file.includes('/') && first !== '.ci' ? first : '.';
};

/** Returns the library or package in a bare specifier: `@scope/name` or `name`. */
const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Matches files that may import by a template literal, because they load portfolio cases by name. */
const templated = /^mfe-portfolio\/src\/(caseStudies|locales)\/[^/.]+(\.(ua|en))?\.ts$/;

/** Suggests an import instead of a path into another package. */
function insteadOf(target: string): string {
  const entryPoints = Object.keys(manifests.get(target)?.exports ?? {}).map((each) => target + each.slice(1));
  return entryPoints.length > 0
    ? `Import one of its entry points: ${entryPoints.join(', ')}.`
    : `${target} has no entry points. What others need of it is declared in shared, as a port or a part of the contract.`;
}

function faultOf(file: string, specifier: string): string | undefined {
  const own = packageOf(file);
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    // Only files in the root may import packages by a path; all other files stay within their package.
    if (packageOf(target) !== own && own !== '.')
      return `${file} leaves its package: ${specifier}. ${insteadOf(packageOf(target))}`;
    if (/^[^/]+\/src\//.test(file) && /^[^/]+\/art\/.*\.tsx?$/.test(target))
      return `${file} imports code of ${own}/art: ${specifier}. Import the file that it makes, or move it to ${own}/src.`;
    if (/^platform\/src\//.test(file) && travels(file) && /^platform\/test\//.test(target))
      return `${file} imports code of suites: ${specifier}. Move it to platform/src, or import it in a suite.`;
    const [, area] = /^shared\/src\/([^/]+)\//.exec(file) ?? [];
    const [, targetArea] = /^shared\/src\/([^/]+)\//.exec(target) ?? [];
    if (area && targetArea && area !== targetArea && (singletonEntryPoints as readonly string[]).includes(targetArea))
      return `${file} reaches behind the entry point shared/${targetArea}: ${specifier}. Import shared/${targetArea}.`;
    return undefined;
  }
  const rule = importRules.find((each) => each.files.test(file));
  if (!rule) return `${file} belongs to no rule of boundaries.ts. Put it into a folder that has one.`;
  if (specifier.startsWith('a template')) return templated.test(file) ? undefined : `${file} imports ${specifier}`;
  const fault = (why: string) => `${file} may not import ${specifier}: ${why} ${rule.instead}`;
  if (isBuiltin(specifier)) return rule.tool ? undefined : fault('it runs in a browser.');
  const library = libraryOf(specifier);
  const { dependencies = {}, devDependencies = {} } = manifests.get(own) ?? {};
  const declared = library === own || library in dependencies || (rule.tool && library in devDependencies);
  if (!declared) return fault(`${own}/package.json does not declare ${library}${rule.tool ? '' : ' in dependencies'}.`);
  if (!packages.has(library)) return undefined;
  const exported = manifests.get(library)?.exports ?? {};
  if (!(`.${specifier.slice(library.length)}` in exported))
    return fault(
      `${library} offers ${Object.keys(exported)
        .map((each) => library + each.slice(1))
        .join(', ')}.`,
    );
  return rule.may && !rule.may.test(specifier) ? fault('it is no entry point for this file.') : undefined;
}

const imports = files.map((file) => [file, specifiersOf(file, readFileSync(join(root, file), 'utf8'))] as const);

/** Finds a cycle in a graph. @returns the names in the cycle, or undefined */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Tells whether a file is shipped: neither a test nor a test helper. */
const travels = (file: string): boolean => !/\.(test|spec|stores|serving|suite|stories)\.|\/testing\//.test(file);
const shipped = imports.filter(([file]) => travels(file));
/** Imports of shipped files. Type imports of remotes are left out: the build erases them, and message types refer to a remote's parts. */
const running = shipped.map(([file, all]) =>
  /^(template|mfe-[^/]+)\//.test(file)
    ? ([file, specifiersOf(file, readFileSync(join(root, file), 'utf8'), false)] as const)
    : ([file, all] as const),
);

/** Returns a file's folder, by which cycles are found. A file directly in a package or its `src` counts as a folder of its own. */
const folderOf = (file: string): string =>
  /^(?:[^/]+(?:\/src)?|studio\/art)\/[^/]+$/.test(file) ? file : dirname(file);

/** Returns the top folder of a file in a package's `src` or in `studio/art`, with all its subfolders. */
const areaOf = (file: string): string => /^(?:[^/]+\/src|studio\/art)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;

/** Returns the graph of relative imports between parts of the workspace. @param partOf names a file's part, such as its folder */
function graphOf(partOf: (file: string) => string, among = imports): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  // Skips imports of JSON and SVG files, which import nothing themselves.
  for (const [file, specifiers] of among)
    for (const specifier of specifiers.filter((each) => /^\..*\.tsx?$/.test(each))) {
      const [from, to] = [partOf(file), partOf(normalize(join(dirname(file), specifier)))];
      if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  return graph;
}

/** Lists forbidden imports between top folders of the platform. */
const strayArrows = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...graph].flatMap(([from, others]) => {
    const roomOf = (area: string) => /^platform\/src\/([^/.]+)/.exec(area)?.[1];
    const own = roomOf(from);
    return own === undefined
      ? []
      : [...others].flatMap((to) =>
          [own, ...(platformFolders[own] ?? [])].includes(roomOf(to) ?? '') ? [] : [`${from} → ${to}`],
        );
  });

describe('the boundaries between the packages', () => {
  it('the check finds the files and packages of the workspace', () => {
    expect(files.length).toBeGreaterThan(100);
    expect([...packages]).toContain('mfe-home');
  });

  it('no file imports anything that its package does not declare or may not use', () => {
    const faults = imports.flatMap(([file, specifiers]) => specifiers.map((specifier) => faultOf(file, specifier)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('packages depend only on packages of lower layers', () => {
    const level = (name: string) =>
      importOrder.packages.findIndex((each) => new RegExp(`^${each.replace('*', '.*')}$`).test(name));
    for (const name of packages) {
      const { dependencies = {}, devDependencies = {} } = manifests.get(name) ?? {};
      expect(level(name), `${name} stands in no layer of boundaries.ts`).toBeGreaterThanOrEqual(0);
      for (const other of Object.keys({ ...dependencies, ...devDependencies }).filter((each) => packages.has(each)))
        expect(level(other), `${name} depends on ${other}`).toBeLessThan(level(name));
    }
  });

  it.each([
    ['file', (file: string) => file, imports],
    ['folder, at any depth,', folderOf, shipped],
    ['folder below the sources of a package', areaOf, running],
  ])('no %s imports itself through others', (_, partOf, among) => {
    expect(circleIn(graphOf(partOf, among))?.join(' → ')).toBeUndefined();
  });

  it.each(Object.entries(importOrder.folders))(
    'the folders of %s import only folders of lower layers',
    (place, listed) => {
      const level = (area: string) => (listed as readonly string[]).indexOf(area.slice(`${place}/`.length));
      for (const [from, others] of graphOf(areaOf, shipped))
        for (const to of others)
          if (from.startsWith(`${place}/`) && level(from) >= 0 && level(to) >= 0)
            expect(level(to), `${from} knows ${to}`).toBeLessThan(level(from));
      const there = readdirSync(join(root, place), { withFileTypes: true });
      const folders = there.filter((each) => each.isDirectory() && each.name !== 'testing').map((each) => each.name);
      expect(folders.sort()).toEqual([...listed].sort());
    },
  );

  it('the top folders of the platform import only what they may', () => {
    expect(strayArrows(graphOf(areaOf, shipped))).toEqual([]);
    const place = join(root, 'platform/src');
    const there = readdirSync(place, { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(there.map((each) => each.name).sort()).toEqual(Object.keys(platformFolders).sort());
    const planted = [
      ['platform/src/release/live/x.ts', ["import { answer } from '../../serve/respond/y.ts';"]],
    ] as const;
    const read = planted.map(([file, [source]]) => [file, specifiersOf(file, source)] as const);
    expect(strayArrows(graphOf(areaOf, read))).toEqual(['platform/src/release → platform/src/serve']);
  });

  it.each(Object.entries(optionalParts))('only the listed files import %s', (part, importers) => {
    const isInside = (file: string) => file === part || file.startsWith(`${part}/`);
    const found = [...graphOf((file) => file, shipped)]
      .filter(([from, others]) => from.startsWith('platform/src/') && !isInside(from) && [...others].some(isInside))
      .map(([from]) => from);
    expect(found.sort()).toEqual(importers);
  });

  it('the Worker bundles only the modules of Node that its platform has', () => {
    const specifiers = new Map(
      imports.map(([file]) => [file, specifiersOf(file, readFileSync(join(root, file), 'utf8'), false)] as const),
    );
    const bundled = new Set<string>();
    const visit = (file: string): void => {
      if (bundled.has(file)) return;
      bundled.add(file);
      for (const each of specifiers.get(file) ?? [])
        if (each.startsWith('.')) visit(normalize(join(dirname(file), each)));
    };
    visit('platform/src/serve/worker/worker.ts');
    const modules = [...bundled].flatMap((file) => (specifiers.get(file) ?? []).filter((each) => isBuiltin(each)));
    expect([...new Set(modules)].sort()).toEqual(['node:crypto', 'node:util', 'node:zlib']);
  });

  it('the sources of the shell and the platform name no remote', () => {
    const remotes = [...packages].filter((name) => name.startsWith('mfe-'));
    expect(remotes.length).toBeGreaterThan(4);
    const named = new RegExp(`['"](${remotes.flatMap((name) => [name, name.slice(4)]).join('|')})['"]`);
    const sources = files.filter((file) => /^(shell|platform)\/src\/(?!.*\.test\.)/.test(file));
    expect(sources.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a remote importing a remote', 'mfe-home/src/x.ts', "import { y } from '../../mfe-portfolio/src/remote.ts';"],
    ['shipped code importing a suite', 'platform/src/store/x.ts', "import { y } from '../../test/fakeSite.ts';"],
    ['a remote importing a remote by name', 'mfe-home/src/x.ts', "import { y } from 'mfe-portfolio';"],
    ['a remote re-exporting the shell', 'mfe-home/src/x.ts', "export { App } from '../../shell/src/App.tsx';"],
    ['a remote importing the router dynamically', 'mfe-home/src/x.ts', "const r = import('react-router-dom');"],
    [
      'a remote naming a type of the shell',
      'mfe-home/src/x.ts',
      "export type A = import('../../shell/src/App.tsx').App;",
    ],
    ['a page using the platform', 'mfe-home/src/pages/x.tsx', "import { createRemoteBuilds } from 'platform/build';"],
    ['a page using the painting tools', 'mfe-home/src/pages/x.tsx', "import { openStudio } from 'studio/painting';"],
    ['a page using Node', 'mfe-home/src/pages/x.tsx', "import { join } from 'node:path';"],
    ['a page running drawing code', 'mfe-home/src/hero/x.tsx', "import { hero } from '../../art/hero.ts';"],
    ['metadata using the card tools', 'mfe-home/src/locales/x.ts', "import { drawing } from 'studio/cards';"],
    [
      'a card starting a browser by itself',
      'mfe-home/art/cards/cards.ts',
      "import { chromium } from '@playwright/test';",
    ],
    [
      "the shell's browser code using the build",
      'shell/src/App.tsx',
      "import { listShareRanges } from 'platform/build';",
    ],
    ['the platform rendering by itself', 'platform/src/compose/x.ts', "import { prerender } from 'react-dom/static';"],
    ['the studio using the store', 'studio/src/art/x.ts', "import { x } from 'platform/build';"],
    [
      'shared reaching behind a singleton',
      'shared/src/design/x.tsx',
      "import { useLanguage } from '../language/LanguageProvider.tsx';",
    ],
    ['a path behind an entry point', 'mfe-home/src/x.ts', "import { x } from 'shared/src/theme/tokens.css.ts';"],
    ['an undeclared library', 'shared/src/design/x.ts', "import { x } from 'lodash';"],
  ])('the check refuses %s and names a remedy', (_, file, source) => {
    const faults = specifiersOf(file, source).map((specifier) => faultOf(file, specifier));
    expect(faults.filter((fault) => fault !== undefined)).toHaveLength(1);
    expect(faults[0]).toMatch(/\. \S.*\.$/);
  });

  it('the check finds a cycle between a folder and its subfolder that only types close', () => {
    const sources = { 'a/src/x/one.ts': "import '../y/two.ts';", 'a/src/y/two.ts': "import '../y/deep/three.ts';" };
    const planted = Object.entries({ ...sources, 'a/src/y/deep/three.ts': "import type { Two } from '../four.ts';" });
    const read = planted.map(([file, source]) => [file, specifiersOf(file, source)] as const);
    expect(circleIn(graphOf(folderOf, read))).toEqual(['a/src/y', 'a/src/y/deep', 'a/src/y']);
    expect(circleIn(graphOf(areaOf, read))).toBeUndefined();
  });

  it('the check finds a cycle between folders and between files', () => {
    const sources = { 'a/src/x/one.ts': "import '../y/two.ts';", 'a/src/y/two.ts': "import '../x/deep/three.ts';" };
    const planted = Object.entries({ ...sources, 'a/src/x/deep/three.ts': "import '../one.ts';" });
    const read = planted.map(([file, source]) => [file, specifiersOf(file, source)] as const);
    expect(circleIn(graphOf(areaOf, read))).toEqual(['a/src/x', 'a/src/y', 'a/src/x']);
    expect(circleIn(graphOf((file) => file, read))).toHaveLength(4);
  });
});

it('every pattern of browser suites matches a file', () => {
  const config = readFileSync(join(root, 'e2e/playwright.config.ts'), 'utf8');
  const lists = ['quickSuites', 'ownBuilds'].map((name) => config.split(`const ${name} = [`)[1]?.split('];')[0] ?? '');
  const patterns = lists.flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern));
  const alternatives = patterns.flatMap((pattern) => {
    const [start, choice, end = ''] = pattern.split(/[{}]/);
    return choice === undefined ? [pattern] : choice.split(',').map((each) => start + each + end);
  });
  expect(alternatives.length).toBeGreaterThan(20);
  expect(
    alternatives.filter(
      (each) => globSync(`${each.replace('.spec.ts', '')}.spec.ts`, { cwd: join(root, 'e2e') }).length === 0,
    ),
  ).toEqual([]);
});
