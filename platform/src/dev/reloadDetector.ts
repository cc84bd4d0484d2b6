/** State of one build of a package after a run of all compilers. */
export interface LastBuild {
  /** Name of the build: `portfolio-browser`, `portfolio-node`, `shell-starter`. */
  readonly name: string;
  /** True if the build's output changed in the run. */
  readonly changed: boolean;
  /** Time at which the build last began, in this or an earlier run, in ms since the epoch. */
  readonly startedAt: number;
  /** Time at which that execution of the build ended. */
  readonly endedAt: number;
  readonly savedFiles: readonly string[];
  reads(file: string): boolean;
}

/** Reads the package from the name of its build: `services-eu-browser` belongs to `services-eu`, and not to `services`. */
export const readPackageName = (build: string): string => build.replace(/-[^-]+$/, '');

/**
 * Detects changes after which pages must reload. Hot replacement applies a change in a package's browser build. It cannot apply one in
 * scripts that run before that build, or in files that only prerendering reads. The Node build may read a saved file a run before or after
 * the browser build, because each build watches its files itself. So the detector compares the files of several runs.
 * @param readSavedTime returns when a file was saved, in milliseconds since the epoch; undefined if the file does not exist
 * @returns a function that takes the builds of a run, and tells whether a reload is due
 */
export function createReloadDetector(
  packages: readonly string[],
  readSavedTime: (file: string) => number | undefined,
): (builds: readonly LastBuild[]) => boolean {
  const detectors = packages.map((name) => createPackageDetector(name, readSavedTime));
  return (builds) => detectors.map((isReloadNeeded) => isReloadNeeded(builds)).includes(true);
}

function createPackageDetector(name: string, readSavedTime: (file: string) => number | undefined) {
  /** Time at which the browser build last ended with a changed output, in ms since the epoch. */
  let browserChangedAt = 0;
  /** Files whose change the Node build contains, but which the browser build has not read again yet. */
  let pendingFiles: readonly string[] = [];
  return (builds: readonly LastBuild[]): boolean => {
    const packageBuilds = builds.filter((build) => readPackageName(build.name) === name);
    const browser = packageBuilds.find((build) => build.name === `${name}-browser`);
    const node = packageBuilds.find((build) => build.name === `${name}-node`);
    if (!browser || !node) return false;
    if (browser.changed) browserChangedAt = browser.endedAt;
    if (packageBuilds.some((build) => build.changed && build !== browser && build !== node)) return true;
    const classifyFile = (file: string): 'applied' | 'pending' | 'missed' => {
      if (browser.changed) return 'applied';
      const saved = readSavedTime(file);
      if (saved === undefined || !browser.reads(file)) return 'missed';
      if (browser.startedAt < saved) return 'pending';
      return browserChangedAt >= saved ? 'applied' : 'missed';
    };
    // Reloads if the Node build changed without a saved file, because the compiler has then built it from scratch.
    if (node.changed && node.savedFiles.length === 0 && !browser.changed) return true;
    const files = [...pendingFiles, ...(node.changed ? node.savedFiles : [])];
    pendingFiles = files.filter((file) => classifyFile(file) === 'pending');
    return files.some((file) => classifyFile(file) === 'missed');
  };
}
