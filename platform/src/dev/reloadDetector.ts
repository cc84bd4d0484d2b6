/** A build of a package after a run, and the files that it read. */
export interface BuildState {
  /** Name of the build: `portfolio-browser`, `portfolio-node`, `shell-starter`. */
  readonly name: string;
  /** True if the build's output changed in the run. */
  readonly changed: boolean;
  /** Start of the last build, in this run or before, in milliseconds since the epoch. `endedAt` is its end. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The saved files that caused the build. */
  readonly savedFiles: readonly string[];
  reads(file: string): boolean;
}

/**
 * Detects changes for which pages must reload. Hot replacement applies changes in the browser build of a package, but not in scripts that run
 * before it, or in files that only prerendering reads. Each build watches its files by itself, so one saved file may reach the Node build a
 * run before or after the browser build. Therefore the detector compares the files that the builds read, not only one run.
 *
 * @param readSavedTime returns when a file was saved, in milliseconds since the epoch; undefined if it does not exist
 * @returns a function that takes the builds of a run, and tells whether a reload is due
 */
export function createReloadDetector(
  packages: readonly string[],
  readSavedTime: (file: string) => number | undefined,
): (builds: readonly BuildState[]) => boolean {
  const detectors = packages.map((name) => createPackageDetector(name, readSavedTime));
  return (builds) => detectors.map((isReloadNeeded) => isReloadNeeded(builds)).includes(true);
}

function createPackageDetector(name: string, readSavedTime: (file: string) => number | undefined) {
  /** Time of the last change of the browser build. */
  let browserChangedAt = 0;
  /** Saved files that the Node build has applied and the browser build has not yet. */
  let pendingFiles: readonly string[] = [];
  return (builds: readonly BuildState[]): boolean => {
    const own = builds.filter((build) => build.name.startsWith(`${name}-`));
    const browser = own.find((build) => build.name === `${name}-browser`);
    const node = own.find((build) => build.name === `${name}-node`);
    if (!browser || !node) return false;
    if (browser.changed) browserChangedAt = browser.endedAt;
    if (own.some((build) => build.changed && build !== browser && build !== node)) return true;
    const classifyFile = (file: string): 'applied' | 'pending' | 'missed' => {
      if (browser.changed) return 'applied';
      const saved = readSavedTime(file);
      if (saved === undefined || !browser.reads(file)) return 'missed';
      if (browser.startedAt < saved) return 'pending';
      return browserChangedAt >= saved ? 'applied' : 'missed';
    };
    // A build without a saved file started from scratch.
    if (node.changed && node.savedFiles.length === 0 && !browser.changed) return true;
    const files = [...pendingFiles, ...(node.changed ? node.savedFiles : [])];
    pendingFiles = files.filter((file) => classifyFile(file) === 'pending');
    return files.some((file) => classifyFile(file) === 'missed');
  };
}
