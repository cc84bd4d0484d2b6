import { exposedChunk, type Release } from 'shared/contract';
import * as v from 'valibot';
import { typesFile } from '../building/buildPackage.ts';
import { namesInArchive } from '../building/packTypes.ts';
import type { Finding } from './Finding.ts';

type ReadFile = (release: Release, file: string) => Promise<Buffer>;

const manifestSchema = v.object({ exposes: v.array(v.object({ path: v.string() })) });
const manifestFile = 'browser/mf-manifest.json';

/**
 * What a host finds in a remote's container: the exposed modules, all that are exposed live among them, and their types. The shell has
 * no container.
 */
export async function checkContainer(
  release: Release,
  live: Release | undefined,
  readFile: ReadFile,
): Promise<Finding[]> {
  if (release.name === 'shell') return [];
  const exposed = await exposedBy(release, readFile);
  const wanted = new Set(['./remote', ...(live ? ((await exposedBy(live, readFile)) ?? []) : [])]);
  const missing = [...wanted].filter((path) => !exposed?.includes(path));
  const findings: Finding[] = [];
  if (missing.length > 0 || !release.chunks[exposedChunk])
    findings.push({
      field: 'exposes',
      fault: exposed
        ? `the container does not expose ${[...missing, ...(release.chunks[exposedChunk] ? [] : [exposedChunk])].join(', ')}`
        : `${manifestFile} is missing or no manifest`,
      remedy:
        'Expose the module again (remote.ts, and the build of platform/build); hosts that load it find it by that name.',
    });
  const described = typesFile in release.files ? namesInArchive(await readFile(release, typesFile)) : undefined;
  const untyped = [...wanted].filter((path) => !described?.includes(`${path.slice(2)}.d.ts`));
  if (untyped.length > 0)
    findings.push({
      field: 'types',
      fault: described ? `${typesFile} declares no ${untyped.join(', ')}` : `${typesFile} is missing or no archive`,
      remedy: 'Build the package again; other teams check their hosts against its types.',
    });
  return findings;
}

/** The paths that a container exposes; undefined where it has no manifest that says so. */
async function exposedBy(release: Release, readFile: ReadFile): Promise<string[] | undefined> {
  if (!(manifestFile in release.files)) return undefined;
  try {
    const manifest = v.parse(manifestSchema, JSON.parse((await readFile(release, manifestFile)).toString('utf8')));
    return manifest.exposes.map(({ path }) => path);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}
