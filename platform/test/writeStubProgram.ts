import { writeFile } from 'node:fs/promises';

/** Writes a program that runs code in the Node of this process. A shell starts Node, because "#!" allows no path with spaces. */
export async function writeStubProgram(file: string, code: string): Promise<void> {
  await writeFile(`${file}.cjs`, code);
  await writeFile(file, `#!/bin/sh\nexec "${process.execPath}" "$0.cjs" "$@"\n`, { mode: 0o755 });
}
