import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BuildError, getHashedFilesBase, getReleaseBase, hasContentHash, NotFoundError } from 'shared/contract';
import { buildPackage } from '../build/package/buildPackage.ts';
import { computeIntegrity, digestFiles } from '../store/bytes/computeIntegrity.ts';
import { digestLength } from '../store/content/verifyRelease.ts';
import { getErrorMessage } from '../store/getErrorMessage.ts';
import type { Manifest, ManifestRelease } from '../store/protocol/manifest.ts';

export interface RebuiltRelease {
  readonly release: ManifestRelease;
  /** Digest of all rebuilt files, in ten hex digits, as in the name of a release. */
  readonly content: string;
  /** Paths of browser files with other bytes than on the site, or missing in the rebuild. */
  readonly differing: readonly string[];
  /** True if the content and each browser file are identical. */
  readonly same: boolean;
}

const run = promisify(execFile);

/**
 * Rebuilds each release of a package that a site shows: the live one, and the canary's.
 * @param repository clone that contains the commits
 * @throws NotFoundError if the site shows no such release, or a release names no commit; BuildError if a build fails
 */
export async function rebuildReleases(
  manifest: Manifest,
  name: string,
  repository: string,
  onProgress: (step: string) => void = () => {},
): Promise<RebuiltRelease[]> {
  const releases = manifest.releases.filter((each) => each.name === name);
  if (releases.length === 0)
    throw new NotFoundError({
      fact: `The site shows no release of ${name}.`,
      nextStep: `It shows: ${manifest.releases.map((each) => each.name).join(', ')}.`,
    });
  const rebuilt: RebuiltRelease[] = [];
  for (const release of releases) rebuilt.push(await rebuildRelease(manifest, release, repository, onProgress));
  return rebuilt;
}

/** Checks out a release's commit into a temporary folder, builds it, and compares the files with those of a site. */
async function rebuildRelease(
  manifest: Manifest,
  release: ManifestRelease,
  repository: string,
  onProgress: (step: string) => void,
): Promise<RebuiltRelease> {
  const { name, commit } = release;
  if (!commit)
    throw new NotFoundError({ fact: `${name} ${release.version} does not name the commit that it was built from.` });
  const folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  try {
    onProgress(`${name} ${release.version}: checking out ${commit.slice(0, 10)}`);
    await checkOut(repository, commit, folder);
    onProgress(`${name} ${release.version}: installing and building`);
    // Only installs the packages of the commit's lockfile: with `--help`, `build` builds nothing.
    await run(process.execPath, ['run.mjs', 'build', '--help'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
      throwBuildError(release),
    );
    const { files } = await buildPackage(join(folder, name === 'shell' ? name : `mfe-${name}`)).catch(
      throwBuildError(release),
    );
    const integrities = Object.fromEntries(
      Object.entries(files).map(([file, bytes]) => [file, computeIntegrity(bytes)]),
    );
    return compareBuild(manifest, release, integrities);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkOut(repository: string, commit: string, folder: string): Promise<void> {
  try {
    await run('git', ['clone', '--quiet', '--no-checkout', repository, folder]);
    await run('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit]);
  } catch (cause) {
    const { stderr = '' } = cause as { readonly stderr?: string };
    throw new NotFoundError(
      {
        fact: `The commit ${commit} of ${repository} could not be checked out: ${stderr.trim().split('\n')[0]}`,
        nextStep: 'Fetch it, or run the command in a clone that has it, as the user who owns the clone.',
      },
      { cause },
    );
  }
}

const throwBuildError =
  ({ name, version, commit = '' }: ManifestRelease) =>
  (cause: unknown): never => {
    throw new BuildError(
      {
        fact: `${name} ${version} cannot be built from commit ${commit.slice(0, 10)}: ${getErrorMessage(cause).trim()}`,
      },
      { cause },
    );
  };

function compareBuild(
  { addresses }: Manifest,
  release: ManifestRelease,
  built: Readonly<Record<string, string>>,
): RebuiltRelease {
  const content = digestFiles(built).slice(0, digestLength);
  const readPublished = (base: string): ReadonlyMap<string, string | undefined> =>
    new Map(
      Object.entries(addresses).flatMap(([address, [response]]) =>
        address.startsWith(base) ? [[`browser/${address.slice(base.length)}`, response?.body] as const] : [],
      ),
    );
  const byVersion = readPublished(getReleaseBase(release.name, release.version));
  // Pages load a file with a hash in its name from this address, and other releases may have files there, too.
  const byHash = readPublished(getHashedFilesBase(release.name));
  const browserFiles = Object.keys(built).filter((file) => file.startsWith('browser/'));
  const differing = [...new Set([...browserFiles, ...byVersion.keys()])]
    .filter((file) => built[file] !== byVersion.get(file) || (hasContentHash(file) && built[file] !== byHash.get(file)))
    .sort();
  const same = differing.length === 0 && (release.content === undefined || release.content === content);
  return { release, content, differing, same };
}

export function formatRebuild({
  release: { name, version, commit = '', clean, content: wanted },
  content,
  differing,
  same,
}: RebuiltRelease): string {
  const from = `${name} ${version}, rebuilt from commit ${commit.slice(0, 10)}`;
  if (same) return `${from}: identical, byte for byte.`;
  const why = clean === false ? ' It was built from a checkout with uncommitted changes.' : '';
  if (differing.length === 0)
    return `${from}: files that are not for browsers differ (${content} instead of ${wanted}).${why}`;
  return `${from}: ${differing.length} browser files differ, first ${differing.slice(0, 3).join(', ')}.${why}`;
}
