import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ConflictError, NotFoundError } from 'shared/contract';
import { checkPackage, type Drawn, drawPackage, packagesWithDrawings } from './drawPackage.ts';

/**
 * `npm run art [package …]`: draws what has changed of every package's `src/art/drawings.ts`. `-- --check` draws nothing and fails if a
 * committed drawing is not the one that would be drawn.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));

try {
  const all = await packagesWithDrawings(root);
  const unknown = named.find((packageName) => !all.includes(packageName));
  if (unknown)
    throw new NotFoundError({
      fact: `"${unknown}" has no drawings.`,
      nextStep: `The packages with drawings are: ${all.join(', ')}.`,
    });
  const packages = named.length > 0 ? named : all;
  if (words.includes('--check')) {
    const faults = (await Promise.all(packages.map((packageName) => checkPackage(root, packageName)))).flat();
    if (faults.length > 0)
      throw new ConflictError({
        fact: `${faults.join('\n')}\n`,
        nextStep: 'Run "npm run art" and commit what it draws.',
      });
  } else {
    for (const packageName of packages) await drawPackage(root, packageName, (drawn) => tell(packageName, drawn));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tell(packageName: string, { files, seconds }: Drawn): void {
  for (const [file, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const sizes = `${bytes.length} bytes, ${brotliCompressSync(bytes).length} brotli`;
    console.log(`${packageName}/${file}: ${sizes} (${seconds.toFixed(1)} s)`);
  }
}
