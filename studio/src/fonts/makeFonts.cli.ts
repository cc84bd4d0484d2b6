import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSubsets } from './fontSubsets.ts';

/** `npm run fonts`: cuts the families of the fontsource packages to the characters the site writes. The results are committed. */
try {
  for (const { source, axis, axes, script, characters, file } of fontSubsets) {
    const whole = fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${source}/files/${source}-${script}-${axis}-normal.woff2`),
    );
    const cut = await subsetFont(await readFile(whole), characters, {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
    });
    await writeFile(new URL(file, import.meta.url), cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
