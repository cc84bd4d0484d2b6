import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSourceGraph } from './sourceGraph.ts';

/** Checks `docs/licences.md`. To generate that file: `vitest run --project platform licences -u`. */

const root = join(import.meta.dirname, '../../..');

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
}
const {
  importers,
  snapshots,
}: {
  readonly importers: Readonly<
    Record<string, Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, { version: string }>>>>>
  >;
  readonly snapshots: Readonly<Record<string, Locked>>;
} = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
/** Source files of the shell that run in the browser: the entries of its builds, and modules that load lazily. */
const inBrowser = readdirSync(join(root, 'shell/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.?browser\.tsx?$/.test(file),
);

/**
 * Headings of the list, each with its libraries and the packages that use them.
 *  All dependencies of these libraries in the lockfile are listed, which is at least as much as the bundles contain.
 */
const made: Readonly<Record<string, { readonly folders: readonly string[]; readonly libraries: readonly string[] }>> = {
  'Sent to visitors': {
    folders: ['shell', 'shared', ...remotes],
    libraries: [
      ...librariesOf([
        ...inBrowser.map((file) => `shell/src/${file}`),
        ...remotes.map((name) => `${name}/src/remote.ts`),
        'shared/src/carousel.ts',
      ]),
    ],
  },
  'Fonts that are sent to visitors': {
    folders: ['studio'],
    libraries: ['@fontsource-variable/onest', '@fontsource-variable/piazzolla'],
  },
  'Run on the server or in the Worker': {
    folders: ['platform'],
    libraries: librariesOf(['platform/src/commands/serve.cli.ts', 'platform/src/serve/worker/worker.ts']),
  },
};

function librariesOf(entries: readonly string[]): readonly string[] {
  return readSourceGraph(
    root,
    entries.map((entry) => join(root, entry)),
    { types: false },
  ).libraries;
}

/** Dependencies of a build plug-in's part that reaches visitors. The list leaves out the plug-in's other dependencies. */
const runtimeOnly: Readonly<Record<string, readonly string[]>> = {
  '@module-federation/enhanced': [
    '@module-federation/runtime-tools',
    '@module-federation/sdk',
    '@module-federation/error-codes',
  ],
};

/** Lists the libraries with all their direct and indirect dependencies, as `name@version`. */
function withAllBelow(folders: readonly string[], libraries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, version: string): void => {
    const key = `${name}@${version}`;
    const locked = snapshots[key];
    if (!locked || found.has(key)) return;
    found.add(key);
    for (const [below, its] of Object.entries(locked.dependencies ?? {}))
      if (!name.startsWith('@types/') && !below.startsWith('@types/') && (runtimeOnly[name]?.includes(below) ?? true))
        visit(below, its);
  };
  for (const folder of folders)
    for (const [name, { version }] of Object.entries({
      ...importers[folder]?.devDependencies,
      ...importers[folder]?.dependencies,
    }))
      if (libraries.includes(name)) visit(name, version);
  return [...new Set([...found].map((key) => key.replace(/\(.*$/s, '')))].sort();
}

const installed = readdirSync(join(root, 'node_modules/.pnpm'));

function licenceOf(library: string): string {
  const name = library.slice(0, library.lastIndexOf('@'));
  const folder = library.replace('/', '+');
  const place = installed.find((each) => each === folder || each.startsWith(`${folder}_`));
  if (!place) throw new Error(`${library} is not installed.`);
  const manifest = join(root, 'node_modules/.pnpm', place, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).license ?? 'says none';
}

/** Licences that permit redistribution and set no condition on our own code. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|BlueOak-1\.0\.0|Unlicense|\(MIT OR [\w.-]+\))$/;

/** Formats the libraries as a list with one item per licence, wrapped to readable lines. */
function byLicence(all: readonly (readonly [library: string, licence: string])[]): string[] {
  const licences = [...new Set(all.map(([, licence]) => licence))].sort();
  return licences.flatMap((licence) => {
    const lines = [`- ${licence}:`];
    for (const library of all.filter(([, its]) => its === licence).map(([name]) => `\`${name}\``)) {
      const line = lines.pop() ?? '';
      if (line.length + library.length < widest) lines.push(`${line} ${library}`);
      else lines.push(line, `  ${library}`);
    }
    return lines;
  });
}

const widest = 150;

it('docs/licences.md lists every redistributed library, each under a permissive licence', async () => {
  const lines = [
    '# Licences',
    '',
    'For whoever checks what this project passes on: each library that visitors are sent or the server runs, with what it installs, by licence.',
    '',
    'A test makes this page. It fails when the page is out of date or a licence does not permit passing on. [dependencies.md](dependencies.md) has reasons.',
    '',
    '```sh',
    'node_modules/.bin/vitest run --project platform licences -u    # writes this page anew',
    '```',
  ];
  for (const [title, { folders, libraries }] of Object.entries(made)) {
    const all = withAllBelow(folders, libraries).map((library) => [library, licenceOf(library)] as const);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(([, licence]) => !permissive.test(licence))).toEqual([]);
    lines.push('', `## ${title}`, '', ...byLicence(all));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(root, 'docs/licences.md'));
});
