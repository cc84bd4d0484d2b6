import { parse } from 'yaml';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
  readonly devDependencies?: Readonly<Record<string, { readonly version: string }>>;
}

/** The parts of `pnpm-lock.yaml` (version 9) that resolve libraries to versions. */
interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly snapshots: Readonly<Record<string, Locked>>;
}

/** Libraries that affect the result of a build. */
export interface LibrariesInUse {
  /** Folders of the packages whose dependencies are searched for the libraries below. */
  readonly packages: readonly string[];
  /** Libraries that are bundled into the result. Their dependencies count only if this list names them, too. */
  readonly bundled: readonly string[];
  /** Libraries that run during the build, such as the bundler. All dependencies of a tool count. */
  readonly tools: readonly string[];
}

/**
 * Lists the resolved versions of the libraries in use, sorted, one per line: `react@19.3.1`. Other libraries in the lockfile do not change
 * the list.
 */
export function listLockedLibraries(lockfile: string, { packages, bundled, tools }: LibrariesInUse): string[] {
  const { importers = {}, snapshots = {} }: Partial<Lockfile> = parse(lockfile) ?? {};
  const lines = new Set<string>();
  const visit = (name: string, version: string, whole: boolean): void => {
    const key = `${name}@${version}`;
    const line = whole ? `${key} and all below` : key;
    const locked = snapshots[key];
    if (!locked || lines.has(line)) return;
    lines.add(line);
    for (const [below, its] of Object.entries({ ...locked.dependencies, ...locked.optionalDependencies }))
      if (whole || bundled.includes(below)) visit(below, its, whole);
  };
  for (const folder of packages) {
    const { dependencies, devDependencies } = importers[folder] ?? {};
    for (const [name, { version }] of Object.entries({ ...devDependencies, ...dependencies })) {
      if (tools.includes(name)) visit(name, version, true);
      if (bundled.includes(name)) visit(name, version, false);
    }
  }
  return [...lines].sort();
}
