import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, type Integrity, InvalidInputError, type Release, storedFormat } from 'shared/contract';
import { buildPackage } from '../../build/package/buildPackage.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity, digestFiles } from '../../store/bytes/computeIntegrity.ts';
import { digestLength } from '../../store/content/verifyRelease.ts';
import { readRelease, type UnsealedRelease } from '../../store/protocol/storedRelease.ts';
import { type BeforeUpload, writeRelease } from './writeRelease.ts';

export type ReleaseSourceRevision = NonNullable<Release['source']>;

export interface PublishOptions {
  readonly root: string;
  /** Name of the package's folder: `mfe-portfolio`, `shell`. */
  readonly folder: string;
  readonly store: ReleaseStore;
  /** Version that the team has chosen. By default, it is made of the version in package.json and the digest of the files. */
  readonly version?: string | undefined;
  readonly source?: ReleaseSourceRevision | undefined;
  readonly beforeUpload?: BeforeUpload | undefined;
  /** True: calls `beforeUpload` for a release that exists already, too, without files. */
  readonly checksExisting?: boolean | undefined;
}

export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** False if a release with this content exists; nothing was written then. */
  readonly created: boolean;
  /** False if no source has changed; nothing was built then. */
  readonly built: boolean;
}

/**
 * Publishes a package: builds it if its sources have changed, and derives the version from the content. Writes the files that the store
 * lacks, `release.json` last.
 * @throws ConflictError if the version, or a file name with a hash, exists with other bytes; BuildError if the build fails. In both cases
 * there is no release
 */
export async function publishRelease({
  root,
  folder,
  store,
  version: wanted,
  source,
  beforeUpload,
  checksExisting = false,
}: PublishOptions): Promise<PublishedRelease> {
  const name = folder.replace(/^mfe-/, '');
  // Imports the modules of the build only here, because a rollback should not wait until the compiler is loaded.
  const [{ listShareRanges, listShareVersions }, { findBuiltVersion, recordBuild }] = await Promise.all([
    import('../../build.ts'),
    import('../../build/package/buildRecord.ts'),
  ]);
  const builtVersion = wanted ? undefined : await findBuiltVersion(root, folder, name);
  const builtRelease = builtVersion ? await readRelease(store.read, name, builtVersion) : undefined;
  if (builtVersion && builtRelease) {
    if (checksExisting) await beforeUpload?.(builtRelease, {});
    return { name, version: builtVersion, created: false, built: false };
  }
  const began = Date.now();
  const { files, report } = await buildPackage(join(root, folder));
  const integrities = mapValues(files, computeIntegrity);
  const { version: number } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const { content, version: computed } = computeVersion(number, integrities);
  if (wanted && /-[0-9a-f]{10}$/.test(wanted) && !wanted.endsWith(`-${content}`))
    throw new InvalidInputError({
      fact: `${wanted} ends like a default version: the ten hex digits would have to be the digest ${content} of its files.`,
      nextStep: 'Nothing was published. Choose another version, for example 2.4.0-build.7.',
    });
  const version = wanted ?? computed;

  const described: UnsealedRelease = {
    format: storedFormat,
    contract: contractVersion,
    name,
    version,
    entry: `browser/${report.entry}`,
    chunks: mapValues(report.chunks, ({ js, css }) => ({ js: js.map(inBrowser), css: css.map(inBrowser) })),
    node: 'node/main.cjs',
    shares: name === 'shell' ? listShareVersions() : listShareRanges(),
    files: integrities,
    content,
    ...(source && { source }),
  };
  const created = await writeRelease(store, described, files, beforeUpload);
  const existing = created || !checksExisting ? undefined : await readRelease(store.read, name, version);
  if (existing) await beforeUpload?.(existing, {});
  await recordBuild(root, folder, name, version, began);
  return { name, version, created, built: true };
}

const inBrowser = (file: string) => `browser/${file}`;

const mapValues = <In, Out>(object: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/**
 * Returns the digest of a release's files, and the version with that digest at its end: `1.0.0-3f9c2a1b07` (0119).
 * @param number version in the team's `package.json`
 * @param files integrity values by file name
 */
function computeVersion(
  number: string,
  files: Readonly<Record<string, Integrity>>,
): { readonly content: string; readonly version: string } {
  const content = digestFiles(files).slice(0, digestLength);
  return { content, version: `${number}-${content}` };
}
