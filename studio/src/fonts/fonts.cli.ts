import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';
import { fontFolder, fontSubsets, keptFeatures } from './fontSubsets.ts';

/** `npm run fonts` cuts the fontsource families to the characters of the site. The files are committed. */
try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log('Usage: npm run fonts');
  else await cutFonts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function cutFonts(): Promise<void> {
  for (const { source, axis, axes, of, characters, file } of fontSubsets) {
    const whole = fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${source}/files/${source}-${of}-${axis}-normal.woff2`),
    );
    // A variable rather than a literal, because the types of the package lack `keepFeatures` and would reject the literal.
    const options = { targetFormat: 'woff2', variationAxes: { ...axes }, keepFeatures: [...keptFeatures] } as const;
    const cut = await subsetFont(await readFile(whole), characters, options);
    await writeFile(join(fontFolder, file), cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}
