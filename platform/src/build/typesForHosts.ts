import { readFile, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { BuildError } from 'shared/contract';

/** What the build compiles beside a remote's types: those of the contract that they name. */
const contract = 'compiled-types/shared/src/contract/forHosts';

/** Libraries whose types a host has: it shares them. */
const ofHosts: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/** A module that declarations name, behind its quotes. */
const specifier = /(\bfrom |\bimport\(|^import )(['"])([^'"\n]+)\2/gm;

/** A page, as a remote's declarations tell it: by the file that it is written in, and by all that this one names. */
const pageOfFile = /(?<=\(\) => Promise<)typeof import\("\.\/pages\/[^"]+"\)\.\w+(?=>)/g;

/** Packs the types of a container anew, for hosts. @throws as `typesForHosts` does */
export async function packTypesForHosts({ zipTypesPath }: { readonly zipTypesPath: string }): Promise<void> {
  await writeFile(zipTypesPath, zipSync(typesForHosts(unzipSync(await readFile(zipTypesPath)))));
  // All that it was made of lies beside it, and would be released, too.
  await rm(zipTypesPath.replace(/\.zip$/, ''), { recursive: true });
}

/**
 * The types of a container as a host outside the workspace can use them: what they name comes along, and nothing besides. Pages are what the
 * contract says that a page is.
 * @param files of the archive that the build has made
 * @throws BuildError if they name what no host has
 */
export function typesForHosts(files: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const kept: Record<string, Uint8Array> = {};
  const wanted = Object.keys(files).filter((name) => !name.includes('/'));
  const foreign = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name in kept) continue;
    const own = name;
    const text = Buffer.from(files[own] ?? [])
      .toString()
      // The federation declares one for each module, whether it has one or not.
      .replace(/^export \{ default \} from .*$/m, '')
      .replaceAll(pageOfFile, 'import("shared/contract").Page')
      .replace(specifier, (whole, before: string, quote: string, module: string) => {
        if (ofHosts.has(module)) return whole;
        const file = moduleAt(own, module);
        if (file !== undefined && `${file}.d.ts` in files) wanted.push(`${file}.d.ts`);
        else foreign.add(`${own} names "${module}"`);
        return `${before}${quote}${pathTo(own, file ?? module)}${quote}`;
      });
    kept[own] = Buffer.from(text);
  }
  if (foreign.size === 0) return kept;
  throw new BuildError({
    what: 'The types of the remote cannot be used by a host outside this workspace.',
    fact: `${[...foreign].sort().join(', ')}, which no host has.`,
    nextStep: 'Give what src/remote.ts exports a type of shared/contract, or a type of its own.',
  });
}

/** The place of a module in the archive, without an ending; undefined for a library. */
function moduleAt(from: string, module: string): string | undefined {
  if (module === 'shared/contract') return contract;
  return module.startsWith('.') ? posix.join(posix.dirname(from), module.replace(/(?:\.d)?\.tsx?$/, '')) : undefined;
}

function pathTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
