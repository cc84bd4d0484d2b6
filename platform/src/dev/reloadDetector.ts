/** State of a package's build after a run of the compilers, and the files that this build has read. */
export interface LastBuild {
  /** Name of the build: `portfolio-browser`, `portfolio-node`, `shell-starter`. */
  readonly name: string;
  /** True if the build's output changed in the run. */
  readonly changed: boolean;
  /** Start of the build's last execution, in this run or before, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** End of that execution. */
  readonly endedAt: number;
  readonly savedFiles: readonly string[];
  reads(file: string): boolean;
}

/**
 * Detects changes after which pages must reload. Hot replacement applies changes in a package's browser build, but not in scripts that run
 * before that build, or in files that only prerendering reads. A saved file may reach the Node build a run before or after the browser
 * build, because each build watches its files itself. Therefore the detector compares the files that the builds have read over several
 * runs.
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
  /** End of the last browser build whose output changed, in milliseconds since the epoch. */
  let browserChangedAt = 0;
  /** Saved files that the Node build has applied, but the browser build has not. */
  let pendingFiles: readonly string[] = [];
  return (builds: readonly LastBuild[]): boolean => {
    const packageBuilds = builds.filter((build) => build.name.startsWith(`${name}-`));
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
