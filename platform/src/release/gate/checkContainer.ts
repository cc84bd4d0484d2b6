import { exposedChunk, NotFoundError, type Release } from 'shared/contract';
import * as v from 'valibot';
import { listArchiveNames } from '../../build/package/packTypes.ts';
import { typesArchivePath } from '../../build/typesArchive.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import type { Finding } from './Finding.ts';

type ReadFile = (release: Release, file: string) => Promise<Buffer>;

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const manifestSchema = v.object({
  metaData: v.optional(v.object({ remoteEntry: v.object({ type: v.string() }) })),
  exposes: v.array(v.object({ path: v.string() })),
  shared: v.optional(v.array(v.object({ name: v.string(), assets: v.object({ js: files }) }))),
});
const manifestFile = 'browser/mf-manifest.json';

/**
 * Checks that a remote's container exposes all modules of the live release, with their types. Skips the shell, which has no container. A
 * live manifest that is missing or altered counts as absent, because the release replaces it.
 */
export async function checkContainer(
  release: Release,
  live: Release | undefined,
  readFile: ReadFile,
): Promise<Finding[]> {
  if (release.name === 'shell') return [];
  const manifest = await readFederationManifest(release, readFile);
  const exposed = manifest && listExposedPaths(manifest);
  const before = live && (await readFederationManifest(live, readFile).catch(ignoreMissing));
  const requiredPaths = new Set(['./remote', ...(before ? listExposedPaths(before) : [])]);
  const missing = [...requiredPaths].filter((path) => !exposed?.includes(path));
  const findings: Finding[] = [];
  if (missing.length > 0 || !release.chunks[exposedChunk])
    findings.push({
      field: 'exposes',
      fault: exposed
        ? `the container does not expose ${[...missing, ...(release.chunks[exposedChunk] ? [] : [exposedChunk])].join(', ')}`
        : `${manifestFile} is missing or is not a manifest`,
      remedy: 'Expose the module again (remote.ts, and the build of platform/build). Hosts load it by that name.',
    });
  const { remoteEntry: { type } = { type: 'module' } } = manifest?.metaData ?? {};
  if (type !== 'module')
    findings.push({
      field: 'exposes',
      fault: `its container has the type "${type}", but pages can only load modules`,
      remedy: 'Build the package again with platform/build of this workspace.',
    });
  const brought = manifest?.shared ? listBundledSingletons(manifest.shared) : [];
  if (brought.length > 0)
    findings.push({
      field: 'shares',
      fault: `the container has its own copy of ${brought.join(', ')}, but a page may have only one`,
      remedy: 'Share it as a singleton that is not bundled (import: false), like the build of platform/build.',
    });
  const described =
    typesArchivePath in release.files ? listArchiveNames(await readFile(release, typesArchivePath)) : undefined;
  const untyped = [...requiredPaths].filter((path) => !described?.includes(`${path.slice(2)}.d.ts`));
  if (untyped.length > 0)
    findings.push({
      field: 'types',
      fault: described
        ? `${typesArchivePath} does not declare ${untyped.join(', ')}`
        : `${typesArchivePath} is missing or is not an archive`,
      remedy: 'Build the package again. Other teams check their hosts against its types.',
    });
  return findings;
}

const ignoreMissing = (error: unknown): undefined =>
  error instanceof NotFoundError ? undefined : ignoreUnreadable(error);

type Manifest = v.InferOutput<typeof manifestSchema>;

const listExposedPaths = ({ exposes }: Manifest): string[] => exposes.map(({ path }) => path);

/** Lists singletons that the container bundles, although the shell provides them. Without `react` in `shared`, React is bundled. */
function listBundledSingletons(shared: NonNullable<Manifest['shared']>): string[] {
  const ownShares = shared.filter(({ assets: { js } }) => js.sync.length + js.async.length > 0).map(({ name }) => name);
  return ownShares.length > 0 || shared.some(({ name }) => /^react(\/|$)/.test(name)) ? ownShares : ['react'];
}

/** @returns undefined if the container's manifest is missing or unreadable */
async function readFederationManifest(release: Release, readFile: ReadFile): Promise<Manifest | undefined> {
  if (!(manifestFile in release.files)) return undefined;
  try {
    return v.parse(manifestSchema, JSON.parse((await readFile(release, manifestFile)).toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}
