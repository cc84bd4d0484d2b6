/** One build of a package after a run, and what it was made of. */
export interface MadeBuild {
  /** `portfolio-browser`, `portfolio-node`, `shell-starter`. */
  readonly name: string;
  /** True if it came out different in this run. */
  readonly changed: boolean;
  /** Time at which it was made last, in this run or before it; in milliseconds since the epoch. */
  readonly began: number;
  readonly ended: number;
  /** The files for whose sake it was made anew. */
  readonly saved: readonly string[];
  reads(file: string): boolean;
}

/**
 * Follows whether pages must be loaded anew to show what was saved. What the browser's build of a package takes up they exchange in place;
 * they cannot exchange what runs before it, nor what only prerendering reads. Every build watches its files by itself, so that one save may
 * come to the node's build a run before or after the browser's: not what changed in one run tells, but what each is made of.
 *
 * @param savedAt when a file was saved, in milliseconds since the epoch; undefined when it is gone
 * @returns is told of every run, and answers whether a reload is due
 */
export function whatPagesMiss(
  packages: readonly string[],
  savedAt: (file: string) => number | undefined,
): (builds: readonly MadeBuild[]) => boolean {
  const misses = packages.map((name) => followPackage(name, savedAt));
  return (builds) => misses.map((missesOf) => missesOf(builds)).includes(true);
}

function followPackage(name: string, savedAt: (file: string) => number | undefined) {
  /** Time at which the browser's build came out different last. */
  let exchanged = 0;
  /** Files that the node's build has taken up, and the browser's has still to. */
  let awaited: readonly string[] = [];
  return (builds: readonly MadeBuild[]): boolean => {
    const own = builds.filter((build) => build.name.startsWith(`${name}-`));
    const browser = own.find((build) => build.name === `${name}-browser`);
    const node = own.find((build) => build.name === `${name}-node`);
    if (!browser || !node) return false;
    if (browser.changed) exchanged = browser.ended;
    if (own.some((build) => build.changed && build !== browser && build !== node)) return true;
    const stateOf = (file: string): 'exchanged' | 'awaited' | 'missed' => {
      if (browser.changed) return 'exchanged';
      const saved = savedAt(file);
      if (saved === undefined || !browser.reads(file)) return 'missed';
      if (browser.began < saved) return 'awaited';
      return exchanged >= saved ? 'exchanged' : 'missed';
    };
    // A build that was made anew for no file's sake was made so from the beginning.
    if (node.changed && node.saved.length === 0 && !browser.changed) return true;
    const files = [...awaited, ...(node.changed ? node.saved : [])];
    awaited = files.filter((file) => stateOf(file) === 'awaited');
    return files.some((file) => stateOf(file) === 'missed');
  };
}
