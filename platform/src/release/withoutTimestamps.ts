import { unzipSync, zipSync } from 'fflate';
import { BuildError } from 'shared/contract';

/**
 * The same files in a zip archive that depends on nothing else: packed anew in the order of their names, every time set to the format's
 * epoch. The federation's type archive carries the moment of the build; a release is named by its content, so equal sources must give
 * equal bytes.
 * @throws BuildError if the bytes are no zip archive
 */
export function withoutTimestamps(archive: Uint8Array): Buffer {
  const files = Object.entries(unpacked(archive)).sort(([a], [b]) => (a < b ? -1 : 1));
  // Written as local time, so it is made of local time.
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 9 }));
}

/** The names in a zip archive; undefined where the bytes are none. */
export function namesInArchive(archive: Uint8Array): string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(archive, { filter: ({ name }) => names.push(name) < 0 });
    return names;
  } catch {
    return undefined;
  }
}

function unpacked(archive: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(archive);
  } catch (cause) {
    throw new BuildError(
      { fact: 'The types archive is not a zip file.', nextStep: 'Build the package again.' },
      { cause },
    );
  }
}
