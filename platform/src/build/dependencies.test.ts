import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Compares the libraries of the workspace with `docs/dependencies.md`. */

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Lockfile {
  readonly packages: Readonly<Record<string, unknown>>;
  readonly snapshots: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const folders = readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory());
const manifests = ['package.json', ...folders.map(({ name }) => `${name}/package.json`)].flatMap((file) => {
  try {
    const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(read(file));
    return [[file, { ...dependencies, ...devDependencies, ...optionalDependencies }] as const];
  } catch {
    return [];
  }
});
const asked = manifests.flatMap(([, names]) => Object.entries(names)).filter(([, range]) => range !== 'workspace:*');
const workspace: {
  readonly catalog: Readonly<Record<string, string>>;
  readonly allowBuilds: Readonly<Record<string, boolean>>;
} = parse(read('pnpm-workspace.yaml'));
/** Names of libraries, each with its reason, read from lines of `docs/dependencies.md` like `` - `a`, `b`: why ``. */
const reasons = [...read('docs/dependencies.md').matchAll(/^- (`.+`): (.*)$/gm)].flatMap(([, names = '', why = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, why] as const),
);

describe('dependencies', () => {
  it('each dependency has a reason in docs/dependencies.md, and each reason has a dependency', () => {
    const names = [...new Set(asked.map(([name]) => name))];
    expect(manifests.length).toBeGreaterThan(9);
    expect(reasons.map(([name]) => name).sort()).toEqual(names.sort());
    expect(reasons.filter(([, why]) => why.trim().length < 5)).toEqual([]);
  });

  it('each dependency has one exact version', () => {
    const outside = asked.filter(([name, range]) => range !== 'catalog:' && !name.startsWith('node-'));
    expect(outside).toEqual([]);
    const used = new Set(asked.map(([name]) => name));
    expect(Object.keys(workspace.catalog).filter((name) => !used.has(name))).toEqual([]);
    for (const [name, version] of Object.entries(workspace.catalog)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('no dependency runs a script when it is installed', () => {
    expect(Object.values(workspace.allowBuilds).filter((allowed) => allowed)).toEqual([]);
  });

  it('each dependency has a sha512 in the lockfile', () => {
    const { packages }: { packages: Readonly<Record<string, { resolution?: { integrity?: string } }>> } = parse(
      read('pnpm-lock.yaml'),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    const unknown = Object.entries(packages).filter(
      ([, { resolution }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(resolution?.integrity ?? ''),
    );
    expect(unknown.map(([name]) => name)).toEqual([]);
  });

  it('the lockfile contains the platform-specific packages for every system', () => {
    const { packages, snapshots }: Lockfile = parse(read('pnpm-lock.yaml'));
    const parts = Object.values(snapshots).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version.replace(/\(.*/, '')}`),
    );
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((part) => !(part in packages))).toEqual([]);
  });
});
