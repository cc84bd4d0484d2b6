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

/** Libraries that the result of a build depends on. */
export interface LibrariesInUse {
  /** Folders of the packages that depend on the libraries. The lockfile has a version per package. */
  readonly packages: readonly string[];
  /** Libraries in the bundle. A dependency of one counts only if this list names it, too, because the bundle may not contain it. */
  readonly bundled: readonly string[];
  /** Libraries that run during the build, such as the bundler. All their dependencies count, because each can change the result. */
  readonly tools: readonly string[];
}

/**
 * Lists the resolved versions of these libraries, sorted, one per line: `react@19.3.1`. A change of another library leaves the list as it
 * is.
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
