import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Faces of the painted stores (all OFL). They stand in pictures only and are never shipped. */
const packages: Readonly<Record<string, string>> = {
  Unbounded: 'unbounded',
  'Golos Text': 'golos-text',
  Manrope: 'manrope',
  'Wix Madefor Display': 'wix-madefor-display',
  'Inter Tight': 'inter-tight',
};

/** Where a scene's page asks for its fonts. */
export const fontPath = '/fonts/';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

/** The font faces of some families, as a scene's page declares them. */
export function fontFaces(families: readonly string[]): string {
  return families
    .map((family) => {
      const name = packages[family];
      if (!name) throw new Error(`${family} is not a face of the pictures. The faces are: ${Object.keys(packages)}.`);
      return readFileSync(join(folderOf(name), 'index.css'), 'utf8')
        .replaceAll('./files/', fontPath)
        .replaceAll(`'${family} Variable'`, `'${family}'`)
        .replace(/\/\*.*?\*\//g, '');
    })
    .join('');
}

/** The bytes of a font that a scene's page has asked for. */
export function fontFile(path: string): Buffer {
  const file = path.slice(fontPath.length);
  const name = Object.values(packages).find((each) => file.startsWith(`${each}-`));
  if (!name) throw new Error(`${path} is not a font of the pictures.`);
  return readFileSync(join(folderOf(name), 'files', file));
}

/** Which releases of the faces are installed: another one may draw another picture. */
export const fontVersions = (families: readonly string[]): string =>
  families
    .map((family) => JSON.parse(readFileSync(join(folderOf(packages[family] ?? ''), 'package.json'), 'utf8')).version)
    .join();
